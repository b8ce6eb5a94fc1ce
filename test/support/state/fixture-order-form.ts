import type { Result } from '../../../src/api/result.ts';
import { createOrderForm } from '../../../src/state/create-order-form.ts';
import { orderActionsWith } from '../../../src/state/submission/order-actions.ts';
import { orderFormText } from '../../../src/validation/messages/order-form.ts';
import { stopAfter } from '../runner/suite/stop-after.mjs';
import { until } from '../until.ts';
import {
  type Answers,
  ada,
  fixtureContext,
  loggedInStorage,
  ok,
  priced,
  registrant,
  type Scenario,
  type SentRequest,
  token,
} from './fixture-context.ts';

export const placedOrder = { code: 'O-7K3M9Q', paymentSystemId: 1 };

/** Answers of a server that accepts every call. */
export const acceptingAnswers: Answers = {
  calculatePrice: () => priced(11.96),
  validateOrder: () => ok(null, 204),
  identity: () => ok(ada),
  login: () => ok({ token }),
  registration: () => ok({ token }, 201),
  createOrder: () => ok(placedOrder, 201),
  uploadFile: () => ok({ id: 41, name: 'notes.pdf', size: 4 }, 201),
  attachFiles: () => ok(null, 204),
  handOff: () => ok({ token: 'once' }),
};

export const pdf = (name = 'notes.pdf') => new File(['%PDF'], name);

/**
 * Creates the state of an order form, until the test ends. The played API accepts every call, except as the test specifies.
 */
export const openForm = (scenario: Scenario = {}) => {
  const fixture = fixtureContext({ ...scenario, answers: { ...acceptingAnswers, ...scenario.answers } });
  const form = createOrderForm(fixture.context, orderActionsWith(orderFormText));
  stopAfter(form.destroy);
  const { store, session } = form;
  const fillPaper = () => {
    form.edit('topic', 'Margins');
    form.edit('details', 'Three pages on margins');
  };
  const fill = (tab: 'registration' | 'login', values: Record<string, string>) => {
    session.showTab(tab);
    for (const [field, value] of Object.entries(values)) session.edit(tab, field, value);
  };
  const fillRegistration = () => fill('registration', registrant);
  /** Goes to step 2 and accepts the policy. */
  const goToStepTwo = async () => {
    fillPaper();
    await form.checkout();
    form.edit('policyAccepted', true);
  };
  const identityLoaded = () => until(() => session.store.identity);
  return { ...fixture, form, store, session, fillPaper, fill, fillRegistration, goToStepTwo, identityLoaded };
};

interface StepTwo extends Scenario {
  /** Files that the customer adds. */
  files?: File[];
  /** Answers to the first upload of a file, by its name. All other uploads succeed. */
  firstUploads?: Record<string, Result<unknown>>;
}

/** Opens the form of a logged-in customer, who goes to step 2 and accepts the policy. */
export const openStepTwo = async ({ files, firstUploads = {}, ...scenario }: StepTwo = {}) => {
  const uploaded = new Set<string>();
  const uploadFile = ({ payload }: SentRequest) => {
    const { name } = Object(payload.file);
    const first = uploaded.has(name) ? undefined : firstUploads[name];
    uploaded.add(name);
    return first ?? ok({ id: 41, name, size: 4 }, 201);
  };
  const answers = { uploadFile, ...scenario.answers };
  const page = openForm({ storage: loggedInStorage(), ...scenario, answers });
  await page.identityLoaded();
  if (files) page.form.addFiles(files);
  await page.goToStepTwo();
  return page;
};
