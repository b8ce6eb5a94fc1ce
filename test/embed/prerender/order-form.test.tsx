import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { prerenderOrderForm } from '../../../src/embed/prerender/order-form.tsx';
import { paperTypeId } from '../../../src/order/vocabulary/ids.ts';
import { fixtureSite } from '../../support/order/fixture-site.ts';

const prerender = suite('prerendered order form');

const presentation = paperTypeId(55);
const hosts = { site: 'example.com', api: 'https://api.example.com', cabinet: 'https://my.example.com' };

prerender('ORD-11 the price is hidden without scripts once another number of slides is typed', () => {
  const site = fixtureSite(1);
  site.config.dictionary.paperType = presentation;
  const html = prerenderOrderForm({
    site,
    hosts,
    isCabinet: false,
    attributes: { template: 'm3_d1' },
    stylesheet: 'https://example.com/embed/order-form.css?1',
    isBare: false,
    isWhole: false,
    wholeList: '',
  });
  const page = document.createElement('div');
  page.innerHTML = html;
  const slides = page.querySelector('template')?.content.querySelector('[name=numberSlides]');
  assert.is(slides?.getAttribute('pattern'), '1');
});

prerender.run();
