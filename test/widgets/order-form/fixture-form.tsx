import type { Answer } from '../../../src/api/answer.ts';
import * as calls from '../../../src/api/calls.ts';
import type { Client } from '../../../src/api/client.ts';
import type { PriceVersion } from '../../../src/order/site.ts';
import type { Options, WidgetContext } from '../../../src/state/context.ts';
import { createOrderForm } from '../../../src/state/create-order-form.ts';
import { createStorage } from '../../../src/tracking/storage.ts';
import { OrderForm } from '../../../src/widgets/order-form/order-form.tsx';
import { act } from '../../act.ts';
import { fixtureSite } from '../../order/fixture-site.ts';
import { fire, render } from '../../render.tsx';

type CallName = keyof typeof calls;
type Sent = { payload?: Record<string, unknown>; params?: Record<string, string> };
type Answered = ((sent: Sent) => Answer<unknown> | Promise<Answer<unknown>>) | undefined;
type Answers = Partial<Record<CallName, Answered>>;

export interface Wishes {
  version?: PriceVersion;
  query?: string;
  options?: Partial<Options>;
  answers?: Answers;
  site?: (site: ReturnType<typeof fixtureSite>) => void;
  now?: () => number;
}

export const ok = (payload: unknown, status = 200): Answer<unknown> => ({
  payload,
  status,
  headers: new Headers(),
});
export const refusedWith = (property: string, message: string, status = 422): Answer<unknown> => ({
  payload: null,
  failed: true,
  status,
  body: [{ property, message }],
  message: `Request failed with status code ${status}`,
});
export const offline: Answer<unknown> = {
  payload: null,
  failed: true,
  status: 0,
  body: null,
  message: 'Network Error',
};
export const person = {
  id: 1,
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Reader',
  phone: '+1555',
};

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
export const token = `${encode({ alg: 'HS256' })}.${encode({ exp: 4_000_000_000, sub: '1' })}.x`;

const nameOf = (call: unknown) => Object.entries(calls).find(([, known]) => known === call)?.[0] ?? '';

const contextFor = (
  wishes: Wishes,
  sent: { name: string; payload: Record<string, unknown> }[],
  gone: string[],
) => {
  const site = fixtureSite(wishes.version ?? 1);
  wishes.site?.(site);
  const answers: Record<string, Answered> = { ...wishes.answers };
  const send = async (call: unknown, options: Sent = {}) => {
    const name = nameOf(call);
    sent.push({ name, payload: options.payload ?? {} });
    // What a test says nothing about is never answered.
    return answers[name]?.(options) ?? new Promise(() => {});
  };
  const context: WidgetContext = {
    host: document.createElement('octavo-order-form'),
    site,
    hosts: {
      site: 'example.com',
      api: 'https://api.example.com',
      cabinet: 'https://my.example.com',
      isCabinet: false,
    },
    options: {
      template: 'm1_d1',
      theme: 'default',
      redirect: null,
      version: null,
      rule: null,
      locale: 'en',
      ...wishes.options,
    },
    client: { send: send as Client['send'] },
    storage: createStorage('test:'),
    tracker: { linkQuery: () => ({}), record: () => {}, destroy: () => {} },
    query: new URLSearchParams(wishes.query),
    emit: () => true,
    now: wishes.now ?? Date.now,
    openTab: () => {},
    go: (url) => gone.push(url),
  };
  return context;
};

const turn = () => act(async () => new Promise((resolve) => setTimeout(resolve, 5)));

/** Waits until `check` gives something; rendering, lazy modules and answers all take turns of their own. */
export const until = async <Found,>(check: () => Found | null | undefined | false): Promise<Found> => {
  const limit = Date.now() + 8000;
  for (;;) {
    const found = check();
    if (found) return found;
    if (Date.now() > limit) throw new Error(`Never came true: ${check}`);
    await turn();
  }
};

/** A whole order form over its real state and a client that answers as the test says. */
export const openForm = async (wishes: Wishes = {}) => {
  const sent: { name: string; payload: Record<string, unknown> }[] = [];
  const gone: string[] = [];
  const context = contextFor(wishes, sent, gone);
  const form = createOrderForm(context);
  const page = render(<OrderForm form={form} context={context} options={context.options} />);
  await until(() => page.container.querySelector('.extras'));
  const button = (name: string) =>
    page
      .all<HTMLButtonElement>('button')
      .find((node) => (node.getAttribute('aria-label') || node.textContent) === name);
  return {
    ...page,
    form,
    context,
    sent,
    gone,
    close: () => {
      form.destroy();
      page.unmount();
      localStorage.clear();
    },
    control: (name: string) =>
      page.get<HTMLInputElement>(`[data-field="${name}"] :is(input,select,textarea)[name="${name}"]`),
    error: (name: string) => page.container.querySelector(`[data-error-for="${name}"]`)?.textContent ?? '',
    button: (name: string) => {
      const found = button(name);
      if (!found) throw new Error(`No button "${name}"`);
      return found;
    },
    hasButton: (name: string) => Boolean(button(name)),
    step: () => page.get('[data-step]').dataset.step,
    submit: () => fire(page.get('form'), new SubmitEvent('submit', { bubbles: true, cancelable: true })),
    price: (kind: string) => page.container.querySelector(`[data-price="${kind}"]`)?.textContent ?? '',
  };
};

export type OpenForm = Awaited<ReturnType<typeof openForm>>;

/** Chooses in a native select, radio or checkbox. */
export const choose = (control: HTMLInputElement | HTMLSelectElement, value: string) => {
  control.value = value;
  fire(control, new Event('change', { bubbles: true }));
};
