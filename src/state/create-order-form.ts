import { rule } from '../api/calls/site.ts';
import { askOnce } from '../api/deferred.ts';
import { createDraft } from '../order/draft/create-draft.ts';
import { pricesDiffer } from '../order/price/recalculation.ts';
import { writerGrades } from '../order/vocabulary/ids.ts';
import { setFields } from '../order/vocabulary/map-fields.ts';
import { createEdit, type EditOrder } from './order-form/edit-order.ts';
import { createFileContents, type FileContents } from './order-form/file-contents.ts';
import { createKeptFiles } from './order-form/kept-files.ts';
import { clearErrors } from './order-form/order-errors.ts';
import { createOrderPrice } from './order-form/order-form-price.ts';
import { createOrderFormStore, freshFacts, type OrderFormStore } from './order-form/order-form-store.ts';
import { createSteps } from './order-form/steps.ts';
import { createDraftStorage, draftLifetimeMs } from './order-form/storage/draft-storage.ts';
import { createFormMemory } from './order-form/storage/form-memory.ts';
import { initialDraft } from './order-form/storage/initial-draft.ts';
import { createWriterLookup } from './order-form/writer-lookup.ts';
import type { WidgetContext } from './page/context.ts';
import { createSessionLifetime } from './session/session-lifetime.ts';
import { createWidgetSession } from './session/widget-session.ts';
import { createActionRuns } from './submission/action-runs.ts';
import type { CreateOrderActions } from './submission/order-actions.ts';

/** Creates the functions with which the visitor adds and removes files. */
const createFileEdits = (store: OrderFormStore, fileContents: FileContents, edit: EditOrder) => ({
  addFiles: (files: readonly File[]) => {
    const added = fileContents.add(store.draft.materials, files);
    clearErrors(store, 'materials');
    edit('materials', added.files);
    // Keeps one row for each name, because a file that is chosen again replaces its earlier refusal.
    const chosen = new Set(files.map(({ name }) => name));
    const before = store.refusedFiles.filter(({ name }) => !chosen.has(name));
    store.refusedFiles = [...before, ...added.refused];
  },
  /** Removes a file from the order and aborts its upload. Of a refused file, it removes the row with the refusal. */
  removeFile: (key: string) => {
    const refused = store.refusedFiles.filter((file) => file.key !== key);
    if (refused.length < store.refusedFiles.length) {
      store.refusedFiles = refused;
      return;
    }
    fileContents.drop(key);
    edit(
      'materials',
      store.draft.materials.filter((file) => file.key !== key),
    );
  },
});

const createParts = (context: WidgetContext) => {
  const { hosts, nthOfSite } = context;
  // The index is -1 inside a shadow root of the host page, because `querySelectorAll` does not search there.
  const drafts = createDraftStorage(context, nthOfSite > 0 ? `${hosts.site}#${nthOfSite}` : hosts.site);
  const stored = drafts.read();
  const store = createOrderFormStore(initialDraft(context, stored));
  const price = createOrderPrice(context, store, stored);
  // A late answer about the session or the writer must not begin the price of a removed form anew.
  let isDestroyed = false;
  const session = createWidgetSession(context, {
    ownerChange: () => memory.changePerson(),
    logout: () => memory.logout(),
    // A code for first orders does not hold for a customer who has ordered before.
    login: async () => {
      if (!isDestroyed && price.granted()) await price.confirm();
    },
  });
  const fileContents = createFileContents(createKeptFiles(context.now, draftLifetimeMs));
  const lifetime = createSessionLifetime();
  /** Ends the session and empties the form after a logout, because the next person at the device must not see them. */
  const endSession = () => {
    session.end();
    lifetime.end();
    for (const { key } of store.draft.materials) fileContents.drop(key);
    setFields(store, freshFacts(initialDraft({ ...context, isReturn: false }, {})));
    // A price that is still asked for as the customer would be the answer for the next visitor too.
    price.cancel();
    price.recalculate({ delayMs: 0 });
  };
  const memory = createFormMemory({ context, drafts, stored, store, session, endSession });
  const restoreFiles = async () => {
    store.lostKeys = await fileContents.restore(store.draft.materials);
  };
  return {
    context,
    store,
    session: { ...session, logout: memory.logout },
    ...memory,
    forget: () => {
      memory.forget();
      fileContents.forget(store.draft.materials);
    },
    filesRestored: restoreFiles(),
    price,
    fileContents,
    bindToSession: lifetime.bindToSession,
    steps: createSteps(context, store),
    repriceWriter: () => {
      if (!isDestroyed) price.recalculate();
    },
    /**
     * Ends drafts and price. A submission goes on, because the server may have its order, but opens no payment page while the
     * element is removed.
     */
    destroy: () => {
      isDestroyed = true;
      memory.stop();
      price.cancel();
    },
  };
};

/**
 * Creates the state of one mounted order form: draft, price, session and submission. `createOrderActions` creates the
 * functions that check and send an order, with the texts of the form's template.
 */
export const createOrderForm = (context: WidgetContext, createOrderActions: CreateOrderActions) => {
  const parts = createParts(context);
  const { store, session, price, fileContents, steps, bindToSession } = parts;
  const client = { send: bindToSession(context.client.send) };
  const lookUpWriter = createWriterLookup({ client }, store, parts.repriceWriter);
  const edit = createEdit({ context, store, price, lookUpWriter });
  const actions = createOrderActions({ ...parts, lookUpWriter });
  const runs = createActionRuns(parts, actions);

  price.estimate();
  if (store.draft.discountCode || pricesDiffer(store.draft, createDraft(context.site)))
    price.recalculate({ delayMs: 0 });
  // Looks up the writer whose code the page's query contains.
  if (store.draft.writerGradeId === writerGrades.previous) void lookUpWriter();
  void session.restore();
  context.tracker.record({ label: 'Order Form', action: 'Show' });

  return {
    store,
    session,
    price,
    rules: {
      /** Loads a rule page by its slug and caches it. After a failure, the next call loads it again. */
      open: askOnce(
        (slug: string) =>
          context.client.send(rule, { params: { slug }, payload: { locale: context.site.locale } }),
        ({ failed }) => failed,
      ),
    },
    edit,
    ...runs,
    goBack: steps.goBack,
    jumpTo: steps.jumpTo,
    ...createFileEdits(store, fileContents, edit),
    applyDiscount: () => price.recalculate({ delayMs: 0 }),
    destroy: parts.destroy,
  };
};

export type OrderFormState = ReturnType<typeof createOrderForm>;
