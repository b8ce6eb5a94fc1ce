import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { PasswordField } from '../../../src/ui/fields/text-field.tsx';
import { click, render, type } from '../../support/components/render.tsx';

const field = suite('password field');

field('UI-01 a password is hidden, can be shown, and can be filled in by a password manager', () => {
  const changes: string[] = [];
  const page = render(
    <PasswordField value="" autoComplete="new-password" onChange={(text) => changes.push(text)} />,
  );
  const input = page.get<HTMLInputElement>('input');
  assert.equal([input.type, input.getAttribute('autocomplete')], ['password', 'new-password']);
  // No listener prevents a paste, so that password managers can fill in the field.
  assert.is(input.dispatchEvent(new Event('paste', { bubbles: true, cancelable: true })), true);
  type(input, 'a quiet library');
  assert.equal(changes, ['a quiet library']);
  click(page.get('button'));
  assert.is(page.get<HTMLInputElement>('input').type, 'text');
  assert.is(page.get('button').getAttribute('aria-pressed'), 'true');
  click(page.get('button'));
  assert.is(page.get<HTMLInputElement>('input').type, 'password');
});

field.run();
