import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { OctavoCalculatorElement } from '../../src/public-interface/element-types.ts';
import type { OctavoApi } from '../../src/public-interface/script-api.ts';

const types = suite('types of the public interface');

/**
 * Contains code for the type checker and is never called. `@ts-expect-error` marks the lines that the compiler must
 * refuse.
 */
const useElement = (element: OctavoCalculatorElement, page: Document, api: OctavoApi) => {
  element.setAttribute('template', 'm1_d1');
  element.setAttribute('data-test', 'any text');
  // @ts-expect-error: no such template
  element.setAttribute('template', 'm4_d1');
  // @ts-expect-error: a calculator shows no rule page
  element.setAttribute('rule', 'terms-of-use');
  element.addEventListener('octavo:price', ({ detail: { total } }) => total.toFixed());
  element.addEventListener('click', ({ clientX }) => clientX);
  // @ts-expect-error: the detail has no such amount
  element.addEventListener('octavo:price', ({ detail }) => detail.sum);
  // @ts-expect-error: a calculator has no steps
  element.addEventListener('octavo:step', () => {});
  page.addEventListener('octavo:order-created', ({ detail }) => detail.discount?.code);
  page.querySelector('octavo-price-list')?.setAttribute('version', '2');
  api.mount('service-rules', '#place', { rule: 'privacy-policy' }).update({ rule: null });
  // @ts-expect-error: no such widget
  api.mount('calculater', '#place');
  // @ts-expect-error: service info has no versions
  api.mount('service-info', '#place', { version: 2 });
  api.on('step', ({ detail }) => detail.step);
  // @ts-expect-error: the type has no prefix here
  api.on('octavo:step', () => {});
};

types('a page in TypeScript gets the types of elements, events and the script API', () => {
  assert.type(useElement, 'function');
});

types.run();
