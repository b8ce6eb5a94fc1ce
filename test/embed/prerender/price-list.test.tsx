import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { prerenderPriceList } from '../../../src/embed/prerender/price-list.tsx';
import { fixtureSite } from '../../support/order/fixture-site.ts';

const prerender = suite('prerendered price list');

const address = 'https://my.example.com';
const hosts = { site: 'example.com', api: 'https://api.example.com', cabinet: address };
const finished = { isBare: false, isWhole: false, wholeList: '' };
const stylesheet = 'https://example.com/embed/price-list.css?1';

/** Renders the prerendered price list as a browser without scripts parses it. Returns its markup and its shadow root. */
const draw = (attributes: Record<string, string> = {}, isCabinet = false, version: 1 | 2 = 1) => {
  const site = fixtureSite(version);
  const html = prerenderPriceList({ site, hosts, isCabinet, attributes, stylesheet, ...finished });
  const page = document.createElement('div');
  page.innerHTML = html;
  const [element, template] = [page.firstElementChild, page.querySelector('template')];
  if (!element || !template) throw new Error(html);
  return { html, element, template, shadow: template.content, site };
};
const linkOf = (shadow: DocumentFragment) =>
  new URL(shadow.querySelector('td a')?.getAttribute('href') ?? '');

prerender('PRL-01 the prerendered price list is a finished table in a declarative shadow root', () => {
  const { element, template, shadow, site } = draw();
  assert.is(element.localName, 'octavo-price-list');
  assert.is(template.getAttribute('shadowrootmode'), 'open');
  assert.is(template.parentElement?.getAttribute('slot'), 'octavo');
  assert.is(shadow.querySelector('link')?.getAttribute('href'), stylesheet);
  assert.is(shadow.querySelector('caption')?.textContent, 'Prices per page for Writing from scratch');
  assert.is(shadow.querySelectorAll('tbody tr').length, site.dictionaries.deadline.length);
  assert.is(shadow.querySelector('td a')?.textContent, '$50.00');
});

prerender('PRL-02 the links of the prerendered price list work without scripts', () => {
  const link = draw().shadow.querySelector('td a');
  assert.is(link?.getAttribute('target'), '_blank');
  // The link needs no `rel`, because every supported browser opens it without an opener.
  assert.match(link?.getAttribute('href') ?? '', '/order-now?');
});

prerender('PRL-03 prerendered links name choice and widget, but no visitor', () => {
  const { shadow } = draw({ redirect: '/order/?inputDiscountCode=WELCOME15' });
  assert.is(
    linkOf(shadow).href,
    'https://example.com/order/?inputDiscountCode=WELCOME15&serviceId=1&academicLevelId=1&deadlineId=1&promoId=16',
  );
  assert.is(
    linkOf(draw({}, true).shadow).href,
    'https://my.example.com/order-now?serviceId=1&academicLevelId=1&deadlineId=1',
  );
});

prerender('PRL-04 the prerendered table has the version of its element, or else of the site', () => {
  assert.ok(draw({}, false, 2).shadow.querySelector('.price-list.version-2'));
  assert.ok(draw({ version: '1' }, false, 2).shadow.querySelector('.price-list.version-1'));
});

prerender('EMB-03 the prerendered element has the requested attributes, whose markup stays text', () => {
  const redirect = '/order/?a="><script>alert(1)</script>';
  const { html, element } = draw({ theme: 'minimal', redirect });
  assert.equal([element.getAttribute('redirect'), element.getAttribute('theme')], [redirect, 'minimal']);
  assert.not.match(html, '<script');
});

prerender.run();
