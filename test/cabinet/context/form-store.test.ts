import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failure, httpFailure, type Result } from '../../../src/api/result.ts';
import { createForm } from '../../../src/cabinet/context/form-store.ts';
import { english } from '../../../src/languages/translator.ts';
import { cabinetText } from '../../../src/validation/messages/cabinet.ts';
import { success } from '../../support/cabinet/fake-cabinet.ts';

const form = suite('cabinet form');

const login = (answer: Result<{ token: string }>) => {
  const sent: unknown[] = [];
  const done: string[] = [];
  const created = createForm({
    initial: { email: 'ada@example.com', password: 'a quiet library' },
    validate: (suites, values) => suites.validateLogin(values),
    send: async (values) => {
      sent.push(values);
      return answer;
    },
    onDone: ({ token }) => done.push(token),
  });
  return { ...created, sent, done };
};

form('VAL-05 the form shows errors of invalid values without sending a request', async () => {
  const { store, edit, submit, sent } = login(success({ token: 'jwt' }));
  edit('email', 'nobody');
  edit('password', '');
  await submit();
  assert.equal({ ...store.errors }, { email: 'emailInvalid', password: 'passwordEmpty' });
  assert.equal(sent, []);
});

form('VAL-05 an error from the server is shown at its field and disappears with the first edit', async () => {
  const { store, edit, submit } = login(
    httpFailure(422, [{ property: 'email', message: 'credentialsInvalid' }]),
  );
  await submit();
  assert.equal({ ...store.errors }, { email: 'credentialsInvalid' });
  edit('email', 'ada@example.org');
  assert.equal({ ...store.errors }, {});
});

form('ERR-02 the form reports a lost connection and keeps typed values', async () => {
  const { store, submit } = login(failure());
  await submit();
  assert.is(
    store.notice && cabinetText(store.notice, english),
    'Network Error. Our server could not be reached. Check your connection. Please try again in a minute.',
  );
  assert.is(store.values.password, 'a quiet library');
  assert.is(store.isBusy, false);
});

form('UI-06 a form is sent once, however often the customer presses its button', async () => {
  const { store, submit, sent, done } = login(success({ token: 'jwt' }));
  await Promise.all([submit(), submit(), submit()]);
  assert.is(sent.length, 1);
  assert.equal(done, ['jwt']);
  assert.is(store.isDone, true);
});

form.run();
