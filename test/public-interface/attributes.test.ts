import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fieldsOf } from '../../src/order/vocabulary/map-fields.ts';
import { attributes } from '../../src/public-interface/attributes.ts';
import { prerenderedWidgets } from '../../src/public-interface/elements.ts';
import { attributeNames } from '../../src/server/pages/fragments.ts';

const attribute = suite('attributes of elements');

attribute('the HTML of a widget, which a server includes, takes every attribute of its element', () => {
  const widgets: readonly string[] = prerenderedWidgets;
  const read = fieldsOf(attributes).filter((name) =>
    attributes[name].of.some((one) => widgets.includes(one)),
  );
  assert.equal(attributeNames, read);
});

attribute.run();
