import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Button } from '../../../src/ui/look/button.tsx';
import { Dialog } from '../../../src/ui/overlays/dialog.tsx';
import { Notice } from '../../../src/ui/overlays/notice.tsx';
import { click, fire, render } from '../../support/components/render.tsx';

const button = suite('button');

button('ORD-18 a loading button ignores further clicks and keeps the focus', () => {
  let clicks = 0;
  let submits = 0;
  const form = (isLoading: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submits += 1;
      }}
    >
      <Button type="submit" isLoading={isLoading} onClick={() => (clicks += 1)}>
        Proceed
      </Button>
    </form>
  );
  const page = render(form(false));
  const node = page.get<HTMLButtonElement>('button');
  node.focus();
  click(node);
  page.rerender(form(true));
  click(node);
  assert.equal([clicks, submits, node.getAttribute('aria-busy')], [1, 1, 'true']);
  assert.is(node.textContent, 'Proceed', 'its width stays');
  assert.is(document.activeElement, node);
});

button('ORD-18 a double click’s second click submits nothing, because the next step may stand there', () => {
  const page = render(<Button type="submit">Place order</Button>);
  const press = (detail: number) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
    fire(page.get('button'), event);
    return event.defaultPrevented;
  };
  assert.equal([press(0), press(1), press(2)], [false, false, true]);
});

button('ERR-02 an error notice is announced at once and has a button for the next step', () => {
  let retries = 0;
  const page = render(
    <Dialog title="Rules" onClose={() => {}}>
      <Notice kind="error" action="Retry" onAction={() => (retries += 1)}>
        Network Error
      </Notice>
    </Dialog>,
  );
  assert.match(page.get('[role=alert]').textContent ?? '', 'Network Error');
  page.get('.notice button').focus();
  click(page.get('.notice button'));
  assert.is(retries, 1);
  assert.is(document.activeElement, page.get('.dialog-body'), 'the press removes the button');
  assert.is(page.get('.dialog-body').tabIndex, 0, 'it can still be scrolled by keyboard');
});

button.run();
