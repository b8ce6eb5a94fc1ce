import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failure, httpFailure, type Result } from '../../../src/api/result.ts';
import { type Answers, ok, order } from '../../support/cabinet/fake-cabinet.ts';
import { until } from '../../support/cabinet/open-page.tsx';
import { openPayment } from '../../support/cabinet/open-payment.tsx';
import { act } from '../../support/components/act.ts';
import { blur, click, type } from '../../support/components/render.tsx';

const address = suite('the address on the payment page');

const contact = { email: 'ada@gmial.con', firstName: '', lastName: '', phone: '' };
const done: Result<null> = ok(null, 204);

const open = async (answers: Answers = {}) => {
  const view = await openPayment({ order: () => ok(order({ contact })), ...answers });
  const press = (label: string) => click(view.button(label));
  const input = (name: string) => view.get<HTMLInputElement>(`form[name="email"] input[name="${name}"]`);
  const hasForm = () => view.all('form[name="email"]').length > 0;
  const openForm = async () => {
    press('Change');
    await until(hasForm);
  };
  const submit = async (email: string, password: string) => {
    type(input('email'), email);
    type(input('password'), password);
    act(() => view.get<HTMLFormElement>('form[name="email"]').requestSubmit());
  };
  return { ...view, press, input, hasForm, openForm, submit };
};

address('ADR-01 a payment page shows where letters go, beside a form that changes the address', async () => {
  let stored = contact.email;
  const view = await open({
    order: () => ok(order({ contact: { ...contact, email: stored } })),
    changeEmail: ({ payload }) => {
      stored = String(payload?.email);
      return done;
    },
  });
  assert.is(view.get('.address bdi').textContent, 'ada@gmial.con');
  await view.openForm();
  await view.submit('ada@gmail.com', 'a quiet library');
  await until(() => view.get('.address bdi').textContent === 'ada@gmail.com');
  assert.is(view.hasForm(), false);
  assert.match(view.text(), 'The address is changed.');
  assert.match(document.activeElement?.textContent ?? '', 'The address is changed.');
  const { payload } = view.sent.find(({ name }) => name === 'changeEmail') ?? {};
  assert.equal(payload, { email: 'ada@gmail.com', password: 'a quiet library' });
});

address('ADR-01 the form offers the address that was probably meant, before anything is typed', async () => {
  const view = await open();
  await view.openForm();
  await until(() => view.text().includes('Did you mean ada@gmail.com?'));
  view.press('Did you mean ada@gmail.com?');
  await until(() => view.input('email').value === 'ada@gmail.com');
  type(view.input('email'), 'ada@hotmial.com');
  blur(view.input('email'));
  await until(() => view.text().includes('Did you mean ada@hotmail.com?'));
});

address('ADR-01 a refused address or password is explained at its field, and typed values stay', async () => {
  let answer = httpFailure(422, [{ property: 'email', message: 'emailTaken' }]);
  const view = await open({ changeEmail: () => answer });
  const errorOf = (name: string) =>
    view.container.querySelector(`form[name="email"] [data-error-for="${name}"]`)?.textContent;
  await view.openForm();
  await view.submit('taken@example.com', 'a quiet library');
  await until(() => errorOf('email') === 'Client with this e-mail address already exists.');
  answer = httpFailure(422, [{ property: 'password', message: 'passwordIncorrect' }]);
  await view.submit('ada@example.com', 'a guess');
  await until(() => errorOf('password') !== undefined);
  assert.match(errorOf('password') ?? '', 'Your current password is incorrect');
  answer = failure();
  await view.submit('ada@example.com', 'a quiet library');
  await until(() => view.text().includes('Check your connection'));
  const typed = ['email', 'password'].map((name) => view.input(name).value);
  assert.equal(typed, ['ada@example.com', 'a quiet library']);
});

address.run();
