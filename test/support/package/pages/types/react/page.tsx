import 'octavo/elements/react';
import { elementClass } from 'octavo/elements';
import { loadOctavo } from 'octavo/load';
import { OctavoCalculator, OctavoOrderForm, OctavoServiceRules } from 'octavo/react';
import { OctavoPrerendered } from 'octavo/react/server';
import { createOctavoServer } from 'octavo/server';
import { createRef } from 'react';

const ref = createRef<HTMLElementTagNameMap['octavo-calculator']>();

export const components = [
  <OctavoCalculator key="1" ref={ref} template="m1_d1a" onPrice={({ detail }) => detail.total.toFixed()} />,
  <OctavoOrderForm key="2" onOrderCreated={({ detail }) => detail.discount?.code} onClick={() => {}} />,
  <OctavoServiceRules key="3" rule="terms-of-use" onError={({ detail }) => detail} />,
  // @ts-expect-error: no such template
  <OctavoCalculator key="4" template="m4_d1" />,
  // @ts-expect-error: a calculator has no steps
  <OctavoCalculator key="5" onStep={() => {}} />,
  // @ts-expect-error: the detail has no such amount
  <OctavoCalculator key="6" onPrice={({ detail }) => detail.sum} />,
  // @ts-expect-error: the ref is another element
  <OctavoOrderForm key="7" ref={createRef<HTMLAnchorElement>()} />,
];

export const elements = [
  <octavo-calculator key="1" class="price" ref={ref} template="m1_d1" style={{ display: 'block' }} />,
  <octavo-price-list key="2" version="2" />,
  // @ts-expect-error: no such theme
  <octavo-calculator key="3" theme="dark" />,
  // @ts-expect-error: no such element
  <octavo-calculater key="4" />,
];

const from = createOctavoServer({ origin: 'https://papers.example' });

export const prerendered = (
  <OctavoPrerendered from={from} widget="calculator" attributes={{ template: 'm1_d1' }} />
);

export const useFunctions = async () => {
  const api = await loadOctavo('/embed/octavo.js', { host: 'papers.example' });
  api?.on('price', ({ detail }) => detail.total);
  api?.ready(({ config }) => config.domain_site.length);
  // @ts-expect-error: no such option
  await loadOctavo('/embed/octavo.js', { hosts: 'papers.example' });
  const Calculator = elementClass('calculator');
  if (Calculator) new Calculator().setAttribute('template', 'm1_d1');
  // @ts-expect-error: service info is not prerendered
  await from.widgetHtml('service-info');
  return OctavoPrerendered({ from, widget: 'price-list', attributes: { version: 2 } });
};
