import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { TextArea } from '../../../src/ui/fields/text-field.tsx';
import { render, type } from '../../support/components/render.tsx';

const area = suite('text area');

const lineHeight = 24;
const edges = 20;
const rows = (style: CSSStyleDeclaration, property: string) =>
  (Number.parseFloat(style.getPropertyValue(property)) - edges) / lineHeight;

area('UI-03 the text area for details has five rows and grows to ten', () => {
  const page = render(<TextArea name="details" value="" rows={5} maxRows={10} onChange={() => {}} />);
  const node = page.get('textarea');
  assert.is(node.getAttribute('rows'), '5');
  assert.is(rows(node.style, 'min-block-size'), 5);
  assert.is(rows(node.style, 'max-block-size'), 10);
});

area('UI-03 a text area grows to five rows by default and reports its text', () => {
  const changes: string[] = [];
  const page = render(<TextArea name="topic" value="" onChange={(text) => changes.push(text)} />);
  const node = page.get<HTMLTextAreaElement>('textarea');
  assert.equal([rows(node.style, 'min-block-size'), rows(node.style, 'max-block-size')], [2, 5]);
  type(node, 'Rivers');
  assert.equal(changes, ['Rivers']);
});

area.run();
