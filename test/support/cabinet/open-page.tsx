import type { ReactNode } from 'react';
import { type Cabinet, CabinetContext } from '../../../src/cabinet/context/cabinet-context.ts';
import { act } from '../components/act.ts';
import { click, render } from '../components/render.tsx';
import { stopAfter } from '../runner/suite/stop-after.mjs';
import { until as untilWithTurns } from '../until.ts';
import { type Answers, fakeCabinet } from './fake-cabinet.ts';

/** Waits until the responses have arrived and the page has been rendered. */
export const waitForResponses = async () => {
  for (let round = 0; round < 8; round += 1) await act(async () => new Promise((done) => setTimeout(done)));
};

/** Waits for a condition that deferred code of a form makes true. */
export const until = async (check: () => boolean) => {
  await untilWithTurns(check, waitForResponses);
  await waitForResponses();
};

/** Renders a page in a cabinet whose server answers as the test specifies, and waits until it is ready. */
export const openPage = async (
  page: ReactNode,
  answers: Answers,
  state: Partial<Cabinet['store']> = { token: 'jwt' },
) => {
  const { cabinet, sent } = fakeCabinet(answers, state);
  stopAfter(() => sessionStorage.clear());
  const view = render(<CabinetContext value={cabinet}>{page}</CabinetContext>);
  await waitForResponses();
  /** Finds a button by its whole text; throws if there is none. */
  const button = (name: string) => {
    const found = view.all<HTMLButtonElement>('button').find(({ textContent }) => textContent === name);
    if (!found) throw new Error(`no button "${name}" in ${view.container.textContent}`);
    return found;
  };
  /** Presses a button, and waits for what this brings. */
  const press = async (name: string) => {
    click(button(name));
    await waitForResponses();
  };
  const text = () => view.container.textContent ?? '';
  return { ...view, sent, store: cabinet.store, text, button, press };
};

export type OpenPage = Awaited<ReturnType<typeof openPage>>;
