import type { DraftField, Material, OrderDraft } from '../order/draft.ts';
import { createDraft } from '../order/draft-defaults.ts';
import { editDraft } from '../order/edit-draft.ts';
import { discountFrom, readPrefill } from '../order/prefill.ts';
import { discountDelay, pricesDiffer, recalculates } from '../order/recalculation.ts';
import { type Checkout, createCheckout } from './checkout.ts';
import type { WidgetContext } from './context.ts';
import { type Attempt, createDraftStorage, storable } from './draft-storage.ts';
import { createMaterials } from './materials.ts';
import { createOrderFormStore, type OrderFormStore } from './order-form-store.ts';
import { createPriceFlow, type PriceFlow } from './price-flow.ts';
import { createRules, type Rules } from './rules.ts';
import { createSession, type Session } from './session.ts';
import { createSubmission, type Submission } from './submission.ts';
import { createWriterLookup } from './writer-lookup.ts';

export interface OrderForm extends Checkout, Submission {
  store: OrderFormStore;
  session: Session;
  price: PriceFlow;
  rules: Rules;
  edit<Name extends DraftField>(field: Name, value: OrderDraft[Name]): void;
  goBack(): void;
  /** To the step that a field stands on, with the caret in it (ORD-06). */
  jumpTo(field: string): void;
  addFiles(files: readonly File[]): void;
  removeFile(key: string): void;
  /** Files named in the draft whose bytes a reload has lost. */
  lostFiles(): Material[];
  toggleDiscount(): void;
  applyDiscount(): void;
  /** What the notice offers: the failed step once more. */
  retry(): Promise<void>;
  destroy(): void;
}

/** One mounted order form: what is typed, what it costs, who orders, and the way to payment. */
export const createOrderForm = (context: WidgetContext): OrderForm => {
  const { site, query, options, tracker, hosts } = context;
  const { template } = options;
  const drafts = createDraftStorage(context.storage, hosts.site, context.now);
  const stored = drafts.read();
  const prefill = readPrefill(query, site);
  const draft = createDraft(site, { ...stored?.draft, ...prefill }, template);
  const store = createOrderFormStore(draft);
  const session = createSession(context);
  Object.assign(session.store.registration, stored?.person);
  const attempt: { current: Attempt | null } = { current: stored?.attempt ?? null };
  const defaults = () => {
    const discountCode = discountFrom(query);
    return createDraft(site, discountCode ? { discountCode } : {}, template);
  };

  const price = createPriceFlow({
    context,
    read: () => store.draft,
    report: (errors) => Object.assign(store.errors, errors),
    onDiscount: (state) => Object.assign(store.discount, state),
    reset: () => {
      // What cannot be priced goes; what was written stays.
      const { topic, details, materials } = store.draft;
      store.draft = { ...defaults(), topic, details, materials: [...materials] };
    },
  });
  const lookUpWriter = createWriterLookup(context, store, () => price.recalculate());
  const materials = createMaterials(store);
  const submission = createSubmission({ context, store, session, materials, attempt, forget: drafts.drop });
  const checks = createCheckout(context, store, session);

  const edit: OrderForm['edit'] = (field, value) => {
    store.draft = editDraft(store.draft, field, value, site);
    delete store.errors[field];
    // Another paper is another order.
    store.order = null;
    if (field === 'discountCode') store.discount.isApplied = false;
    if (field === 'writersPreferredCode') lookUpWriter();
    if (recalculates(field, store.draft, template))
      price.recalculate(field === 'discountCode' ? discountDelay : undefined);
  };
  const showStep = (step: 1 | 2) => {
    store.activeStep = step;
    context.emit('step', { step });
  };
  const goBack = () => {
    showStep(1);
    tracker.record({ label: 'Order Form', action: 'Back' });
  };
  const jumpTo = (field: string) => {
    const isSecond = field === 'policyAccepted' || field === 'paymentSystemId';
    if (!isSecond && store.activeStep === 2) showStep(1);
    store.focusRequest = { field };
  };

  price.estimate();
  if (pricesDiffer(draft, createDraft(site, {}, template))) price.recalculate(0);
  void session.restore();
  const unfollow = drafts.follow([store, session.store], () => {
    const { password, repeatPassword, ...person } = session.store.registration;
    return { draft: storable(store.draft), person, attempt: attempt.current };
  });
  tracker.record({ label: 'Order Form', action: 'Show' });

  return {
    store,
    session,
    price,
    rules: createRules(context.client),
    ...checks,
    ...submission,
    edit,
    goBack,
    jumpTo,
    addFiles: (files) => edit('materials', materials.add(files)),
    removeFile: (key) => edit('materials', materials.remove(key)),
    lostFiles: () => store.draft.materials.filter(({ key }) => !materials.bytesOf(key)),
    toggleDiscount: () => {
      store.discount.isOpen = !store.discount.isOpen;
    },
    applyDiscount: () => price.recalculate(0),
    retry: () => (store.activeStep === 1 ? checks.checkout() : submission.proceed()),
    destroy: () => {
      unfollow();
      price.destroy();
    },
  };
};
