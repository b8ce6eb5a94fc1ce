import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Field } from '../../../src/ui/fields/frame/field.tsx';
import { revealField, revealFirstError } from '../../../src/ui/fields/reveal.ts';
import { TextArea, TextField } from '../../../src/ui/fields/text-field.tsx';
import { type Rendered, render } from '../../support/components/render.tsx';

const reveal = suite('reveal');
let page: Rendered;

const renderErrors = (errors: Record<string, string>) => {
  page = render(
    <form>
      {['typeId', 'topic', 'details'].map((name) => (
        <Field key={name} name={name} label={name} hint="Why" error={errors[name]}>
          {name === 'details' ? (
            <TextArea value="" rows={5} maxRows={10} onChange={() => {}} />
          ) : (
            <TextField value="" onChange={() => {}} />
          )}
        </Field>
      ))}
    </form>,
  );
  const scrolled: string[] = [];
  for (const field of page.all('[data-field]'))
    field.scrollIntoView = () => {
      scrolled.push(field.dataset.field ?? '');
    };
  return scrolled;
};

reveal('UI-01 the page scrolls to the first field with an error and focuses its control', () => {
  const scrolled = renderErrors({ details: 'Too long', topic: 'Too short' });
  assert.ok(revealFirstError(page.container));
  assert.equal(scrolled, ['topic']);
  assert.is(document.activeElement, page.get('input[name=topic]'), 'not on the hint beside the label');
});

reveal('UI-01 of two fields that share an error, the one above the error gets the focus', () => {
  page = render(
    <form>
      <Field name="email" label="E-mail" sharesErrorOf="password">
        <TextField value="" onChange={() => {}} />
      </Field>
      <Field name="password" label="Password" error="Please check both">
        <TextField value="" onChange={() => {}} />
      </Field>
    </form>,
  );
  const password = page.get('input[name=password]');
  for (const field of page.all('[data-field]')) field.scrollIntoView = () => {};
  assert.ok(revealFirstError(page.container));
  assert.is(document.activeElement, password);
  assert.is(page.get('input[name=email]').getAttribute('aria-invalid'), 'true');
});

reveal('UI-01 without an error the page does not scroll', () => {
  const scrolled = renderErrors({});
  assert.not(revealFirstError(page.container));
  assert.not(revealField(page.container, 'nowhere'));
  assert.equal(scrolled, []);
});

reveal('ORD-06 the page scrolls to the requested field', () => {
  const scrolled = renderErrors({});
  assert.ok(revealField(page.container, 'details'));
  assert.equal(scrolled, ['details']);
  assert.is(document.activeElement, page.get('textarea'));
});

reveal('ORD-06 the focus passes over a button that is disabled at the least number', () => {
  page = render(
    <div data-field="numberElements">
      <div className="control">
        <button type="button" disabled />
        <input />
      </div>
    </div>,
  );
  page.get('[data-field]').scrollIntoView = () => {};
  revealField(page.container, 'numberElements');
  assert.is(document.activeElement, page.get('input'));
});

reveal.run();
