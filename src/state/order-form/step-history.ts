import { subscribe } from 'valtio/vanilla';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import type { OrderFormState } from '../create-order-form.ts';

type SteppedForm = Pick<OrderFormState, 'store' | 'checkout' | 'goBack'>;

/** Returns whether a key can be added to the state of a history entry, because the host page may store any value there. */
const isExtendable = (state: unknown) => state === null || Object.getPrototypeOf(state) === Object.prototype;

/**
 * Gives step two a history entry of its own, so that the back button returns to step one. The entry has the address and
 * the state of the page's entry, and a mark of this form. The page's other listeners do not get `popstate` for a change
 * between these two entries, because for them nothing has changed. Returns the function that ends this.
 */
export const recordStepsInHistory = ({ store, checkout, goBack }: SteppedForm, nth: number): (() => void) => {
  const key = `octavoStep${nth}`;
  // The mark is the scroll restoration mode of the page's entry.
  const readEntry = () => {
    const state: UnknownFields = Object(history.state);
    return { mark: state[key], href: location.href };
  };
  let entry = readEntry();
  let step: 1 | 2 = store.activeStep;

  const addEntry = () => {
    const { state, scrollRestoration } = history;
    if (readEntry().mark || !isExtendable(state)) return;
    // Otherwise the browser would restore the scroll position after the form has scrolled to the top of step one.
    history.scrollRestoration = 'manual';
    try {
      history.pushState({ ...state, [key]: scrollRestoration }, '');
    } catch {
      // Without the entry, the back button leaves the page. Browsers limit the number of entries a minute.
    }
    history.scrollRestoration = scrollRestoration;
    entry = readEntry();
  };
  // After a reload, a form of two pages opens step one, but the browser is still at the entry of step two. Without the mark,
  // another form with the same number does not go back too.
  if (step === 1 && entry.mark) {
    history.replaceState({ ...history.state, [key]: null }, '');
    history.back();
  }
  const stop = subscribe(
    store,
    () => {
      if (step === store.activeStep) return;
      step = store.activeStep;
      if (step === 2) addEntry();
      else if (readEntry().mark) history.back();
    },
    true,
  );
  const changeEntry = (event: PopStateEvent) => {
    const before = entry;
    entry = readEntry();
    if (entry.href !== before.href || !entry.mark === !before.mark) return;
    event.stopImmediatePropagation();
    if (entry.mark) void checkout();
    else {
      history.scrollRestoration = before.mark === 'manual' ? 'manual' : 'auto';
      if (step === 1) return;
      // An order that is being placed stays on step two, as its disabled link to step one says.
      if (store.submission.state === 'sending') history.forward();
      else goBack();
    }
  };
  // Captures the event, because the listeners of the page are older.
  addEventListener('popstate', changeEntry, true);
  return () => {
    stop();
    removeEventListener('popstate', changeEntry, true);
  };
};
