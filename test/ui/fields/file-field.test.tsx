import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { FileField, type FileItem, FileRows } from '../../../src/ui/fields/file-field.tsx';
import { click, fire, render } from '../../support/components/render.tsx';

const files = suite('file field');

/** Renders the field with its files. Returns the page, and the names of added and the keys of removed files. */
const renderItems = (items: FileItem[]) => {
  const added: string[] = [];
  const removed: string[] = [];
  const page = render(
    <FileField name="materials" onAdd={(chosen) => added.push(...chosen.map((file) => file.name))}>
      <FileRows files={items} onRemove={(key) => removed.push(key)} />
    </FileField>,
  );
  return { ...page, added, removed };
};

files('ORD-16 each file is listed with its size and can be removed', () => {
  const { get, texts, removed } = renderItems([
    { key: 'a', name: 'plan.doc', size: 48_213 },
    { key: 'b', name: 'scan.pdf', size: 5_242_880 },
    { key: 'c', name: 'note.doc', size: 200 },
    { key: 'd', name: 'empty.doc', size: 0 },
  ]);
  assert.equal(texts('li small'), ['47 KB', '5 MB', '1 KB', '0 KB']);
  click(get('[aria-label="Remove scan.pdf"]'));
  assert.equal(removed, ['b']);
});

files('ORD-16 files that the visitor drops are added', () => {
  const { get, added } = renderItems([]);
  const dropEvent = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(dropEvent, { dataTransfer: { types: ['Files'], files: [new File(['x'], 'notes.txt')] } });
  assert.ok(fire(get('.drop'), dropEvent).defaultPrevented, 'the browser does not open the file');
  assert.equal(added, ['notes.txt']);
});

files('ORD-16 a file that was removed can be chosen again, because the input is emptied', () => {
  const { get, added } = renderItems([]);
  const input = get<HTMLInputElement>('input[type=file]');
  const assignedValues: string[] = [];
  Object.defineProperties(input, {
    files: { value: [new File(['x'], 'notes.pdf')] },
    value: { set: (value: string) => assignedValues.push(value), get: () => 'notes.pdf' },
  });
  fire(input, new Event('change', { bubbles: true }));
  assert.equal(added, ['notes.pdf']);
  assert.equal(assignedValues, ['']);
});

files('VAL-04 a refused file shows its reason and can be dismissed', () => {
  const { get, removed } = renderItems([
    {
      key: 'a',
      name: 'notes.txt',
      size: 1,
      refusal: 'Not added. Please choose a document, picture or archive',
    },
  ]);
  assert.is(get('[role=alert]').textContent, 'Not added. Please choose a document, picture or archive');
  click(get('[aria-label="Dismiss notes.txt"]'));
  assert.equal(removed, ['a']);
});

files.run();
