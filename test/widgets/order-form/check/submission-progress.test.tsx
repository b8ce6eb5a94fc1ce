import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Result } from '../../../../src/api/result.ts';
import { act } from '../../../support/components/act.ts';
import { ada, loggedInStorage, offline, ok } from '../../../support/state/fixture-context.ts';
import { type OpenForm, openStepTwo, until } from '../../../support/state/fixture-form.tsx';

const progress = suite('progress of a submission');
let page: OpenForm;

const row = () => page.container.querySelector('.submission');
const saysOf = async (text: string) => {
  await until(() => row()?.textContent?.includes(text));
  return row()?.querySelector('progress')?.value;
};

/** Creates calls that the test answers at chosen times. */
const createHeldCalls = () => {
  const waiting = new Map<string, (answer: Result<unknown>) => void>();
  return {
    hold: (name: string) => () => new Promise<Result<unknown>>((answer) => waiting.set(name, answer)),
    answer: async (name: string, result: Result<unknown>) => {
      const answer = await until(() => waiting.get(name));
      await act(async () => answer(result));
    },
  };
};

const openHeld = async ({ withFile = false } = {}) => {
  const held = createHeldCalls();
  page = await openStepTwo({
    storage: loggedInStorage(),
    answers: {
      identity: () => ok(ada),
      createOrder: held.hold('createOrder'),
      uploadFile: held.hold('uploadFile'),
      attachFiles: () => ok(null, 204),
      handOff: held.hold('handOff'),
    },
  });
  if (withFile) await act(async () => page.form.addFiles([new File(['%PDF'], 'notes.pdf')]));
  await act(async () => page.form.edit('policyAccepted', true));
  page.submit();
  return held;
};

const order = ok({ code: 'O-7K3M9Q', paymentSystemId: 1 }, 201);

progress('ORD-18 during a submission, the form shows its present step and the finished ones', async () => {
  const held = await openHeld({ withFile: true });
  assert.is(await saysOf('Placing the order…2 of 4'), 1);
  assert.is(row()?.getAttribute('role'), 'status');
  await held.answer('createOrder', order);
  assert.is(await saysOf('Sending the files…3 of 4'), 2);
  await held.answer('uploadFile', ok({ id: 1, name: 'notes.pdf', size: 4 }, 201));
  assert.is(await saysOf('Opening the payment page…4 of 4'), 3);
  await held.answer('handOff', ok({ token: 'code' }));
  await until(() => row() === null);
});

progress('without files the progress has one step less, and a failure removes the progress', async () => {
  const held = await openHeld();
  assert.is(await saysOf('Placing the order…2 of 3'), 1);
  await held.answer('createOrder', offline);
  await until(() => row() === null);
  assert.ok(page.get('[part~="notice-error"]'));
});

progress.run();
