import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { positionFor, templateAt } from '../../../src/order/vocabulary/templates.ts';

const split = suite('template split');

/** Counts the templates that a thousand evenly spread visitors get. */
const sharesOf = (text: string) => {
  const counts: Record<string, number> = {};
  for (let visitor = 0; visitor < 1000; visitor++) {
    const template = templateAt(text, visitor / 1000) ?? 'none';
    counts[template] = (counts[template] ?? 0) + 1;
  }
  return counts;
};

split('SPL-01 visitors are divided evenly between templates, or by the templates’ weights', () => {
  assert.equal(sharesOf('m1_d1|m3_d1'), { m1_d1: 500, m3_d1: 500 });
  assert.equal(sharesOf('m1_d1:1|m3_d1:3'), { m1_d1: 250, m3_d1: 750 });
  assert.equal(sharesOf('m1_d1:2 | m2_d1 | m3_d1'), { m1_d1: 500, m2_d1: 250, m3_d1: 250 });
});

split('SPL-01 a changed weight moves as few visitors as possible to another template', () => {
  const moved = Array.from({ length: 1000 }, (_, visitor) => visitor / 1000).filter(
    (position) => templateAt('m1_d1:1|m3_d1:1', position) !== templateAt('m1_d1:1|m3_d1:3', position),
  );
  assert.is(moved.length, 250);
});

split('SPL-01 visitors whom the page identifies keep a template, and are divided evenly', () => {
  const names = Array.from({ length: 10_000 }, (_, index) => `visitor-${index}`);
  const positions = names.map(positionFor);
  assert.equal(names.map(positionFor), positions);
  for (let tenth = 0; tenth < 10; tenth++) {
    const count = positions.filter((position) => Math.floor(position * 10) === tenth).length;
    assert.ok(count > 900 && count < 1100, `${count} in the tenth ${tenth}`);
  }
});

split('no visitor gets an unknown template or a template of weight 0', () => {
  assert.equal(sharesOf('m9_d9|m3_d1:0|m1_d1'), { m1_d1: 1000 });
  assert.equal(sharesOf('m9_d9|m3_d1:-1'), { none: 1000 });
});

split.run();
