import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { act } from '../../../../support/components/act.ts';
import { blur, click, type } from '../../../../support/components/render.tsx';
import { ada, ok, refused, token } from '../../../../support/state/fixture-context.ts';
import { type OpenForm, openForm, until } from '../../../../support/state/fixture-form.tsx';

const identity = suite('order form, who orders');
let page: OpenForm;

identity('ORD-13 the form starts with the registration, and a tab switches to the login', async () => {
  page = await openForm();
  assert.is(page.get('[data-tab="registration"]').getAttribute('aria-selected'), 'true');
  for (const name of ['firstName', 'lastName', 'email', 'phone', 'password', 'repeatPassword'])
    assert.ok(page.control(name), name);
  click(page.get('[data-tab="login"]'));
  assert.is(page.all('[data-form="registration"]').length, 0);
  assert.is(page.control('email').getAttribute('autocomplete'), 'email');
  assert.is(page.control('password').getAttribute('autocomplete'), 'current-password');
});

identity('UI-08 the fields open fitting keyboards on phones and have hints for autofill', async () => {
  page = await openForm();
  const expected: [string, string][] = [
    ['email', 'email'],
    ['firstName', 'given-name'],
    ['lastName', 'family-name'],
    ['phone', 'tel'],
    ['password', 'new-password'],
  ];
  for (const [name, autocomplete] of expected)
    assert.is(page.control(name).getAttribute('autocomplete'), autocomplete);
  assert.is(page.control('phone').type, 'tel');
  assert.is(page.control('password').placeholder, '8 characters or more');
  assert.is(page.control('numberElements').getAttribute('inputmode'), 'numeric');
});

identity('ADR-01 a mistyped address gets a suggestion, which one press takes', async () => {
  page = await openForm();
  const email = page.control('email');
  type(email, 'someone@gmial.con');
  blur(email);
  await until(() => page.hasButton('Did you mean someone@gmail.com?'));
  click(page.get('[data-field="email"] [role="status"] button'));
  await until(() => page.control('email').value === 'someone@gmail.com');
  assert.is(page.hasButton('Did you mean someone@gmail.com?'), false);
});

identity('ORD-12 the link for a forgotten password leads to the cabinet', async () => {
  page = await openForm();
  click(page.get('[data-tab="login"]'));
  const link = page.get<HTMLAnchorElement>('[data-form="login"] a');
  assert.is(link.getAttribute('href'), 'https://my.example.com/forgot-password');
});

identity('ORD-13 the Facebook button appears only if the provider has set it up', async () => {
  page = await openForm();
  assert.ok(page.hasButton('Continue with Facebook'));
  page = await openForm({ site: ({ config }) => Object.assign(config, { social: {} }) });
  assert.not(page.hasButton('Continue with Facebook'));
});

identity('ORD-19 a logged-in customer is greeted and can log out', async () => {
  localStorage.setItem('octavo:test:token', JSON.stringify(token));
  page = await openForm({ answers: { identity: () => ok(ada) } });
  await until(() => page.container.querySelector('[part="greeting"]'));
  assert.is(page.get('[part="greeting"] strong').textContent, 'Hello, Ada!');
  assert.is(page.all('[data-form="registration"]').length, 0);
  click(page.button('Not you? Log out'));
  await until(() => page.hasButton('Your detailsor on the next step'));
});

identity('ORD-19 the minimal theme does not greet a logged-in customer', async () => {
  localStorage.setItem('octavo:test:token', JSON.stringify(token));
  page = await openForm({ options: { theme: 'minimal' }, answers: { identity: () => ok(ada) } });
  await until(() => page.all('[data-form="registration"]').length === 0);
  assert.is(page.all('[part="greeting"]').length, 0);
});

const blurField = async (name: string) => {
  blur(page.control(name));
  await act(async () => {});
};

identity('VAL-05 the login button moves the focus to the wrong value, once its error is shown', async () => {
  page = await openForm({ answers: { login: () => refused('identity', 'credentialsInvalid', 401) } });
  click(page.get('[data-tab="login"]'));
  const presses: [email: string, password: string, focused: string][] = [
    ['ada', 'a quiet library', 'email'],
    ['ada@example.com', '', 'password'],
    ['ada@example.com', 'a loud library', 'password'],
  ];
  for (const [email, password, focused] of presses) {
    type(page.control('email'), email);
    type(page.control('password'), password);
    click(page.get('[data-form="login"] button.quiet'));
    await until(() => document.activeElement === page.control(focused));
    await act(async () => page.control(focused).blur());
  }
});

identity('VAL-01 a field with text is checked when it loses the focus', async () => {
  page = await openForm();
  await until(() => page.control('phone').value === '+1');
  await blurField('phone');
  type(page.control('email'), 'ada');
  await blurField('email');
  await until(() => page.error('email'));
  assert.is(page.error('email'), 'Please enter a valid e-mail address');
  assert.is(page.error('phone'), '', 'nobody has typed there');
  type(page.control('email'), '');
  assert.is(page.error('email'), '', 'an edit clears it');
  type(page.control('phone'), '+12');
  await blurField('phone');
  await until(() => page.error('phone'));
});

identity('VAL-01 a national phone number typed over the prefilled code keeps its country', async () => {
  page = await openForm();
  await until(() => page.control('phone').value === '+1');
  type(page.control('phone'), '(212) 555-0143');
  assert.is(page.control('phone').value, '(212) 555-0143', 'it stands as typed while it is typed');
  await blurField('phone');
  assert.is(page.control('phone').value, '+12125550143');
  type(page.control('phone'), '+44 20 7946 0018 ext. 5');
  await blurField('phone');
  await until(() => page.error('phone'));
  assert.is(page.error('phone'), 'Please enter one phone number, without an extension or a second number');
});

identity.run();
