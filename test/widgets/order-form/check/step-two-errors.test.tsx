import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { showErrors } from '../../../../src/state/order-form/order-errors.ts';
import { act } from '../../../support/components/act.ts';
import { click, type } from '../../../support/components/render.tsx';
import {
  ada,
  loggedInStorage,
  ok,
  refused,
  type Scenario,
  token,
} from '../../../support/state/fixture-context.ts';
import { type OpenForm, openForm, openStepTwo, until } from '../../../support/state/fixture-form.tsx';

const errors = suite('order form, errors on step 2');

let page: OpenForm;

errors('SUB-01 step 2 asks for details and consent before it orders, in the order of the page', async () => {
  page = await openStepTwo();
  page.submit();
  await until(() => page.error('policyAccepted'));
  assert.match(page.error('policyAccepted'), "confirm our 'Terms of Use' before proceeding");
  await until(() => page.error('firstName'));
  const links = page.texts('.summary button:not(.more-errors)');
  assert.equal(links, [
    'First name',
    'Last name',
    'E-mail',
    'Phone',
    'Password',
    'Repeat password',
    'Terms of Use',
  ]);
  assert.not(page.sent.some(({ name }) => name === 'createOrder'));
});

errors('ORD-17 after the way back, step 1 links no field that it does not have', async () => {
  for (const template of ['m1_d1', 'm3_d1'] as const) {
    page = await openStepTwo({ options: { template } });
    page.submit();
    await until(() => page.error('email'));
    click(page.button('Go back'));
    await until(() => page.step() === '1');
    const links = page.texts('.summary button');
    assert.equal(
      [template, links.includes('Terms of Use'), links.includes('E-mail')],
      [template, false, template === 'm1_d1'],
    );
  }
});

errors('VAL-02 step 2 explains an invalid registration, and the order stays', async () => {
  page = await openStepTwo();
  click(page.control('policyAccepted'));
  type(page.control('email'), 'ada@example.com');
  type(page.control('password'), 'a quiet library');
  type(page.control('repeatPassword'), 'a loud library');
  page.submit();
  await until(() => page.error('repeatPassword'));
  assert.match(page.error('repeatPassword'), 'do not seem to match');
  assert.match(page.get('.summary').textContent ?? '', 'Repeat password');
});

errors('ORD-17 an error from the server leads from step 2 back to its field', async () => {
  localStorage.setItem('octavo:test:token', JSON.stringify(token));
  page = await openStepTwo({
    answers: { identity: () => ok(ada), createOrder: () => refused('topic', 'topicTooShort:9') },
  });
  click(page.control('policyAccepted'));
  page.submit();
  await until(() => page.step() === '1' && page.error('topic'));
  await until(() => document.activeElement === page.control('topic'));
});

errors('ORD-21 step 2 names files lost by a reload before the order is paid', async () => {
  page = await openForm();
  act(() => page.form.addFiles([new File(['%PDF'], 'notes.pdf')]));
  await until(() => page.hasButton('Remove notes.pdf'));
  page.form.destroy();
  page.unmount();
  page = await openStepTwo();
  assert.match(page.get('.notice').textContent ?? '', 'notes.pdf');
  click(page.button('Choose again'));
  await until(() => page.step() === '1');
});

/** Opens step 2 for a logged-in customer who orders with a file. */
const openStepTwoWithFile = async (answers: Scenario['answers']) => {
  const order = { createOrder: () => ok({ code: 'O-7K3M9Q', paymentSystemId: 1 }, 201) };
  page = await openStepTwo({
    storage: loggedInStorage(),
    answers: { identity: () => ok(ada), ...order, ...answers },
  });
  await act(async () => page.form.addFiles([new File(['%PDF'.padEnd(400_000)], 'notes.pdf')]));
  await act(async () => page.form.edit('policyAccepted', true));
  page.submit();
};

errors('API-03 for a refused file, step 2 offers to continue without it or to show the list', async () => {
  await openStepTwoWithFile({ uploadFile: () => refused('file', 'file-type-invalid') });
  await until(() => page.hasButton('Continue without it'));
  assert.not(page.hasButton('Retry'));
  click(page.button('Materials'));
  await until(() => page.step() === '1');
  assert.match(page.error('materials'), 'not supported');
  click(page.button('Remove notes.pdf'));
  assert.is(page.error('materials'), '');
  assert.not(page.hasButton('Materials'));
});

errors('API-03 an upload shows how much of the file is sent, and can be cancelled', async () => {
  let signal: AbortSignal | undefined;
  await openStepTwoWithFile({
    uploadFile: (sent) => {
      signal = sent.signal;
      sent.onProgress?.(0.5);
      return new Promise(() => {});
    },
  });
  await until(() => page.hasButton('Cancel'));
  assert.is(page.get('.upload progress').getAttribute('aria-label'), 'Uploading notes.pdf');
  assert.is(page.get('.upload span + span').textContent, '195 KB / 391 KB');
  click(page.button('Cancel'));
  await until(() => signal?.aborted);
  assert.equal(page.form.store.draft.materials, []);
});

errors('ORD-04 step 2 says why a code gives no discount, and names it no more in the order', async () => {
  page = await openStepTwo();
  const order = () => page.get('[part="preview"]').textContent?.replaceAll('\u00a0', ' ');
  act(() => page.form.edit('discountCode', 'HALF'));
  await until(() => order()?.includes('Code HALF'));
  act(() => showErrors(page.form.store, { discountCode: 'discountFirstOrder' }));
  await until(() => !order()?.includes('HALF'));
  assert.match(page.get('[part="error-summary"]').textContent ?? '', 'This code is for a first order');
  click(page.get('[part="error-summary"] button'));
  await until(() => document.activeElement === page.control('discountCode'));
});

errors.run();
