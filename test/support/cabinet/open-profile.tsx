import type { Identity } from '../../../src/api/resources/client.ts';
import { ProfilePage } from '../../../src/cabinet/pages/account-pages.tsx';
import { act } from '../components/act.ts';
import { ada as person } from '../state/fixture-context.ts';
import { type Answers, ok } from './fake-cabinet.ts';
import { openPage } from './open-page.tsx';

export const ada: Identity = {
  ...person,
  id: 7,
  noticeModeEmail: true,
  allowedNightCall: false,
  alternativeEmail: '',
  alternativePhone: '',
  emailConfirmed: false,
};
export const done = ok(null, 204);

/** Opens the profile of Ada, who has no other device. */
export const openProfile = (answers: Answers = {}, query = '') =>
  openPage(<ProfilePage params={{}} query={new URLSearchParams(query)} />, {
    identity: () => ok(ada),
    sessions: () => ok([]),
    ...answers,
  });
export const submit = ({ get }: { get: <E extends Element>(selector: string) => E }, name: string) =>
  act(() => get<HTMLFormElement>(`form[name="${name}"]`).requestSubmit());
