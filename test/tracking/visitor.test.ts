import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createVisitorId } from '../../src/tracking/visitor.ts';

const visitor = suite('visitor');

visitor('TRK-02 a visitor gets a random UUID, even on a page without https', () => {
  const ids = Array.from({ length: 500 }, createVisitorId);
  for (const id of ids)
    assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  assert.is(new Set(ids).size, 500);
});

visitor.run();
