import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { useFocusWhenLost } from '../../../src/cabinet/shared/focus.ts';
import { render } from '../../support/components/render.tsx';

const focus = suite('focus that has been lost');

function Heading({ change }: { change?: number }) {
  const heading = useFocusWhenLost<HTMLHeadingElement>(change);
  return (
    <div>
      <h1 ref={heading} tabIndex={-1}>
        Order
      </h1>
      <button type="button">Approve</button>
    </div>
  );
}
const focusedName = () => document.activeElement?.localName;

focus('UI-08 when the focused element disappears, the focus moves to its replacement', () => {
  render(<Heading />);
  assert.is(focusedName(), 'h1');
});

focus('UI-08 the focus moves to the heading after a change of status, but not when a page opens', () => {
  const page = render(<Heading change={12} />);
  assert.is(focusedName(), 'body');
  page.rerender(<Heading change={16} />);
  assert.is(focusedName(), 'h1');
});

focus('UI-08 the focus stays where it is while the user works in another part of the page', () => {
  const page = render(<Heading change={12} />);
  page.get('button').focus();
  page.rerender(<Heading change={16} />);
  assert.is(focusedName(), 'button');
});

focus.run();
