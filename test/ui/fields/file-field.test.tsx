import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { FileField, type FileItem, FileRows } from '../../../src/ui/fields/file-field.tsx';
import { click, fire, type Rendered, render } from '../../support/components/render.tsx';

const files = suite('file field');
let page: Rendered;
let added: string[] = [];
let removed: string[] = [];
files.before.each(() => {
  added = [];
  removed = [];
});
files.after.each(() => page.unmount());

const renderItems = (items: FileItem[]) => {
  page = render(
    <FileField name="materials" onAdd={(chosen) => added.push(...chosen.map((file) => file.name))}>
      <FileRows files={items} onRemove={(key) => removed.push(key)} />
    </FileField>,
  );
};

files('ORD-16 each file is listed with its size and can be removed', () => {
  renderItems([
    { key: 'a', name: 'plan.doc', size: 48_213 },
    { key: 'b', name: 'scan.pdf', size: 5_242_880 },
    { key: 'c', name: 'note.doc', size: 200 },
    { key: 'd', name: 'empty.doc', size: 0 },
  ]);
  assert.equal(
    page.all('li small').map((size) => size.textContent),
    ['47 KB', '5 MB', '1 KB', '0 KB'],
  );
  click(page.get('[aria-label="Remove scan.pdf"]'));
  assert.equal(removed, ['b']);
});

files('ORD-16 files that the visitor drops are added', () => {
  renderItems([]);
  const dropEvent = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(dropEvent, { dataTransfer: { types: ['Files'], files: [new File(['x'], 'notes.txt')] } });
  assert.ok(fire(page.get('.drop'), dropEvent).defaultPrevented, 'the browser does not open the file');
  assert.equal(added, ['notes.txt']);
});

files('ORD-16 a file that was removed can be chosen again, because the input is emptied', () => {
  renderItems([]);
  const input = page.get<HTMLInputElement>('input[type=file]');
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
  renderItems([
    {
      key: 'a',
      name: 'notes.txt',
      size: 1,
      refusal: 'Not added. Please choose a document, picture or archive',
    },
  ]);
  assert.is(page.get('[role=alert]').textContent, 'Not added. Please choose a document, picture or archive');
  click(page.get('[aria-label="Dismiss notes.txt"]'));
  assert.equal(removed, ['a']);
});

files.run();
