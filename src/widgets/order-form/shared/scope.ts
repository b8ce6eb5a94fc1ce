import { type ComponentType, createContext, type ReactNode, type RefObject, useContext } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import type { Translator } from '../../../languages/translator.ts';
import type { OrderFormState } from '../../../state/create-order-form.ts';
import type { OrderFormStore } from '../../../state/order-form/order-form-store.ts';
import type { OptionValues, WidgetContext } from '../../../state/page/context.ts';
import type { SessionStore } from '../../../state/session/session-store.ts';
import type { CreateOrderActions } from '../../../state/submission/order-actions.ts';
import { useFacts } from '../../../ui/use-facts.ts';
import type { MessagePlace, OrderFormMessage } from '../../../validation/messages/notices.ts';

/** Properties that every arrangement gets. */
export interface StepsProps {
  step: 1 | 2;
  /** Heading that gets the focus when a step opens. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Number of the parts to render while the widget is still invisible; afterwards Infinity. */
  shown: number;
  isBusy: boolean;
}

/** Arrangement of the form for a group of templates: two pages, or the cards of the checkout template m3_d1. */
export interface Arrangement {
  Steps: ComponentType<StepsProps>;
  createOrderActions: CreateOrderActions;
  /** Returns the wording of a message in these templates. `field` is the field that the message concerns. */
  messageText(message: OrderFormMessage, t: Translator, place?: MessagePlace): string;
  beforeSubmit?(form: OrderFormState): void;
}

/** Parts with which a prerendered form works without scripts. */
export interface PlainForm {
  /** Address of the order page. */
  action: string;
  /** Content above the first field. */
  content: ReactNode;
  /** True if long lists are complete. Otherwise they hold only the chosen option. */
  isWhole: boolean;
}

/** Values that all parts of one mounted order form share. */
export interface FormScope {
  form: OrderFormState;
  context: WidgetContext;
  options: OptionValues;
  /** True once the visitor has submitted a step. The form then shows a summary of errors. */
  hasSubmitted: boolean;
  /**
   * Present only in a prerendered form. Such a form has only parts that work without scripts, and no dates, because the server
   * does not know the visitor's time.
   */
  plain?: PlainForm | undefined;
  /** Returns the text of a message in the wording of the template. `field` is the field that the message concerns. */
  textOf(message: OrderFormMessage | undefined, field?: string): string | undefined;
}

export const ScopeContext = createContext<FormScope | null>(null);

export const useScope = (): FormScope => {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('an order form part stands outside its form');
  return scope;
};

type Reading<Store, Facts> = (facts: Snapshot<Store>) => Facts;

/**
 * Return values of the order's or of the session's store. The component is rendered again only when one of these values
 * changes.
 */
export const useOrder = <const Facts extends readonly unknown[]>(
  pick: Reading<OrderFormStore, Facts>,
): Facts => useFacts(useScope().form.store, pick);
export const useSession = <const Facts extends readonly unknown[]>(
  pick: Reading<SessionStore, Facts>,
): Facts => useFacts(useScope().form.session.store, pick);

/** Returns the errors of the order by field, with those of the registration or login if nobody is logged in. */
export const useErrors = () => {
  const [errors] = useOrder((facts) => [facts.errors]);
  const [personErrors] = useSession(({ identity, activeTab, errors }) => [
    identity ? null : errors[activeTab],
  ]);
  return { ...errors, ...personErrors };
};

export type OrderSnapshot = Snapshot<OrderFormStore>['draft'];
