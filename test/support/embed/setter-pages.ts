import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { openBrowser } from '../browser/browser.ts';
import { listen } from '../services/listen.ts';

const link = (href: string, id: string) => `<a class="link-params-setter" id="${id}" href="${href}">x</a>`;
const links = [
  link('/order?topic=a%20b&x#form', 'order'),
  link('https://other.example/?affiliateId=1', 'other'),
  link('mailto:help@example.com', 'mail'),
  link('tel:+1555', 'phone'),
  link('http://[', 'broken'),
  '<a id="plain" href="/plain">x</a>',
].join('');
/** Marked elements that are no links, or whose properties are hidden by a field with the same name. */
const noLinks = `<div class="link-params-setter">x</div><svg><a class="link-params-setter" href="/svg"></a></svg>
<form class="link-params-setter"><input name="href"><input name="search"></form>`;
const csp =
  "default-src 'none'; script-src 'self' papers.localhost:*; require-trusted-types-for 'script'; trusted-types octavo";
const snippet = '<script async src="/embed/params-setter.js" data-octavo></script>';

/** Returns the markup of a page. Words in the query of its address choose the attributes of the script. */
const pageOf = (url: string, port: number) => {
  const attributes = [
    'data-octavo',
    url.includes('asks') && 'data-consent="required"',
    url.includes('named') && `data-cabinet="http://clients.localhost:${port}/"`,
  ];
  const origin = url.includes('guest') ? `http://papers.localhost:${port}` : '';
  const tag = snippet
    .replace('data-octavo', attributes.filter(Boolean).join(' '))
    .replace('/embed', `${origin}/embed`);
  const form = url.includes('form') ? '<form name="octavo"></form>' : '';
  return (url.includes('strange') ? noLinks : '') + form + tag.repeat(url.includes('twice') ? 2 : 1) + links;
};

/** Serves pages with the params setter and marked links. Each page that is opened has a browser context of its own. */
export const openSetterPages = async () => {
  const script = await readFile('dist/embed/params-setter.js');
  const server = createServer(({ url = '' }, response) => {
    const isScript = url.startsWith('/embed/');
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.setHeader('content-security-policy', csp);
    response.end(isScript ? script : pageOf(url, port));
  });
  const { port } = await listen(server);
  const browser = await openBrowser();
  const newPage = async () => (await browser.newContext()).newPage();
  const open = async (path: string, host = 'localhost'): Promise<Page> => {
    const page = await newPage();
    await page.goto(`http://${host}:${port}${path}`, { waitUntil: 'load' });
    return page;
  };
  return { port, newPage, open };
};

export const hrefOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((node) => (node as HTMLAnchorElement).href);
