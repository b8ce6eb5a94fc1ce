import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Dialog } from '../../../src/ui/overlays/dialog.tsx';
import { click, fire, render } from '../../support/components/render.tsx';

const dialog = suite('dialog');
let closed = 0;
const close = () => {
  closed += 1;
};
dialog.before.each(() => {
  closed = 0;
});

dialog('ORD-10 a modal dialog has a title and closes by its button, Escape or the backdrop', () => {
  const page = render(
    <Dialog title="Terms of Use" onClose={close}>
      <p>Clause 1</p>
    </Dialog>,
  );
  const node = page.get<HTMLDialogElement>('dialog');
  assert.ok(node.open);
  assert.is(node.getAttribute('aria-label'), 'Terms of Use');
  click(page.get('[aria-label=Close]'));
  assert.ok(fire(node, new Event('cancel', { cancelable: true })).defaultPrevented, 'its owner closes it');
  click(node);
  assert.is(closed, 3);
  click(page.get('p'));
  assert.is(closed, 3, 'a click on the text stays');
});

dialog('ORD-10 a dialog shows a spinner while its text is loading, and can be closed meanwhile', () => {
  const page = render(
    <Dialog title="Terms of Use" onClose={close} isLoading>
      <p>Clause 1</p>
    </Dialog>,
  );
  assert.is(page.all('p').length, 0);
  assert.ok(page.get('.spinner'));
  const node = page.get<HTMLDialogElement>('dialog');
  page.rerender(null);
  assert.not(node.open);
});

dialog.run();
