import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { element, openHostStage } from '../support/embed/host-pages.ts';

const languages = suite('widgets in the language of their page');
const { octavo, openWidgets } = await openHostStage();
const calculator = (attributes = '') => element('calculator', attributes);

/** Opens a page with widgets. `requested` lists the queries of requests for the site's data. */
const open = async (markup: string, prepare?: (page: Page) => Promise<unknown>) => {
  const requested: string[] = [];
  const page = await openWidgets(markup, {
    prepare: async (page) => {
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (pathname.includes('/bootstrap/')) requested.push(`data${search}`);
      });
      await prepare?.(page);
    },
  });
  return { page, requested };
};

/** Returns title and total of each widget, with the language and direction of its content. */
const describe = (page: Page) =>
  page.locator('octavo-calculator').evaluateAll((hosts) =>
    hosts.map(({ shadowRoot }) => {
      const { lang, dir } = shadowRoot?.querySelector<HTMLElement>('[lang]') ?? {};
      const textOf = (selector: string) =>
        shadowRoot?.querySelector(selector)?.textContent?.replace(/\s/g, ' ');
      return [lang, dir, textOf('[part=title]'), textOf('[data-price=total]')].join('|');
    }),
  );

languages('LNG-01 a widget speaks the language de_at of its page, with one request for data', async () => {
  const { page, requested } = await open(`<main lang="de_at">${calculator()}</main>`);
  assert.equal(await describe(page), ['de|ltr|Preis berechnen|10,17 $']);
  assert.equal(requested, ['data?locale=de']);
});

languages('LNG-01 the attribute locale overrides the page’s language, so widgets may differ', async () => {
  const widgets = ['locale="ar"', 'locale="en"', 'locale="fr"', ''].map(calculator);
  const { page } = await open(`<main lang="es">${widgets.join('')}</main>`);
  assert.equal(await describe(page), [
    'ar|rtl|احسب السعر|\u200f10.17 $',
    'en||Calculate your price|$10.17',
    'en||Calculate your price|$10.17',
    'es|ltr|Calcule su precio|10,17 $',
  ]);
});

languages('LNG-01 a page in English requests no translations', async () => {
  const { requested } = await open(`<main lang="en-GB">${calculator()}</main>`);
  assert.equal(requested, []);
});

languages('LNG-01 a prerendered widget speaks the language that its query names', async () => {
  for (const [name, lang, text] of [
    ['calculator', 'de', 'Preis berechnen'],
    ['price-list', 'es', 'Precios por página de'],
    ['order-form', 'ar', 'تفاصيل العمل'],
  ] as const) {
    const response = await fetch(`${octavo.origin}/embed/${name}.html?locale=${lang}`);
    const html = await response.text();
    assert.match(html, `<div lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">`);
    assert.match(html, text);
  }
});

languages.run();
