import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failure, httpFailure, type Result } from '../../../src/api/result.ts';
import { createForm } from '../../../src/cabinet/context/form-store.ts';
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

form('VAL-05 shows what is wrong without asking the server', async () => {
  const { store, edit, submit, sent } = login(success({ token: 'jwt' }));
  edit('email', 'nobody');
  edit('password', '');
  await submit();
  assert.equal({ ...store.errors }, { email: 'emailInvalid', password: 'passwordEmpty' });
  assert.equal(sent, []);
});

form('VAL-05 puts the server’s refusal at its field, and takes it away on the first edit', async () => {
  const { store, edit, submit } = login(
    httpFailure(422, [{ property: 'email', message: 'credentialsInvalid' }]),
  );
  await submit();
  assert.equal({ ...store.errors }, { email: 'credentialsInvalid' });
  edit('email', 'ada@example.org');
  assert.equal({ ...store.errors }, {});
});

form('ERR-02 says that the line is down and keeps what was typed', async () => {
  const { store, submit } = login(failure());
  await submit();
  assert.is(
    store.notice,
    'Network Error. Our server could not be reached. Check your connection. Please try again in a minute.',
  );
  assert.is(store.values.password, 'a quiet library');
  assert.is(store.isBusy, false);
});

form('UI-06 is sent once, however often the button is pressed', async () => {
  const { store, submit, sent, done } = login(success({ token: 'jwt' }));
  await Promise.all([submit(), submit(), submit()]);
  assert.is(sent.length, 1);
  assert.equal(done, ['jwt']);
  assert.is(store.isDone, true);
});

form.run();
