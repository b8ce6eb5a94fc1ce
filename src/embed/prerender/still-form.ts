import { signal } from '@preact/signals-core';
import * as calls from '../../api/calls.ts';
import { failure } from '../../api/result.ts';
import { defaultDraft } from '../../order/draft/default-draft.ts';
import type { OrderForm } from '../../state/create-order-form.ts';
import { createOrderFormStore } from '../../state/order-form/order-form-store.ts';
import type { Options, WidgetContext } from '../../state/page/context.ts';
import { createDisplayedPrice } from '../../state/price/displayed-price.ts';
import { createSessionStore } from '../../state/session/session-store.ts';
import type { Page } from './finished-html.tsx';

const ignore = () => {};
const ignoreLater = async () => {};
const refuse = async () => false;
const emptyStorage = { get: () => null, set: ignore, remove: ignore };

/** Creates the context of a prerendered form. It has no page, sends no requests and stores nothing. */
export const createStillContext = ({ site, hosts }: Page, options: Options): WidgetContext => ({
  host: { isConnected: true, scrollIntoView: ignore },
  root: null,
  site,
  hosts,
  options,
  client: { send: async () => failure() },
  tracker: { linkQuery: () => ({}), origin: () => ({}), record: ignore, destroy: ignore },
  query: new URLSearchParams(),
  emit: () => true,
  now: Date.now,
  skew: signal(0),
  storage: emptyStorage,
  tabStorage: emptyStorage,
  nth: 0,
  nthOfSite: 0,
  isReturn: false,
  go: () => true,
});

const createStillSession = (context: WidgetContext): OrderForm['session'] => ({
  store: createSessionStore(context),
  login: refuse,
  register: refuse,
  loginWithFacebook: ignoreLater,
  hasToken: () => false,
  end: ignore,
  expire: ignore,
  restore: refuse,
  logout: ignore,
  showTab: ignore,
  edit: ignore,
});

/**
 * Creates the state of a prerendered order form, which never changes: the choices with which every visitor starts, and
 * their price.
 */
export const createStillForm = (context: WidgetContext): OrderForm => {
  const { site, options, client } = context;
  const store = createOrderFormStore(defaultDraft(site, undefined, options.template));
  const { signals, estimate } = createDisplayedPrice({ context, read: () => store.draft });
  estimate(null);
  return {
    store,
    session: createStillSession(context),
    price: {
      ...signals,
      estimate: ignore,
      recalculate: ignore,
      confirm: ignoreLater,
      dropDiscount: ignore,
      granted: () => null,
      destroy: ignore,
    },
    rules: { open: (slug) => client.send(calls.rule, { params: { slug } }) },
    edit: ignore,
    leave: ignoreLater,
    leavePerson: ignoreLater,
    goBack: ignore,
    jumpTo: ignore,
    checkout: ignoreLater,
    proceed: ignoreLater,
    continueToPayment: ignoreLater,
    dropPaidOrder: ignoreLater,
    retry: ignoreLater,
    addFiles: ignore,
    removeFile: ignore,
    applyDiscount: ignore,
    destroy: ignore,
  };
};
