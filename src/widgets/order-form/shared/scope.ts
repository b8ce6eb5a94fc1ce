import { type ComponentType, createContext, useContext } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import type { OrderForm } from '../../../state/create-order-form.ts';
import type { OrderFormStore } from '../../../state/order-form/order-form-store.ts';
import type { Options, WidgetContext } from '../../../state/page/context.ts';
import type { SessionStore } from '../../../state/session/session-store.ts';
import { useFacts } from '../../../ui/use-facts.ts';
import type { FieldMessage } from '../../../validation/messages/fields.ts';

/** The parts of step one that are downloaded after the first price. */
type DeferredComponents = Record<
  'RestOfStepOne' | 'Preview' | 'MissingFiles' | 'FormNotice' | 'ErrorSummary',
  ComponentType
>;

/** Values that all parts of one mounted order form share. */
export interface Scope {
  form: OrderForm;
  context: WidgetContext;
  options: Options;
  /** Null until the deferred parts have been downloaded. */
  deferred: DeferredComponents | null;
  /** True once the visitor has submitted a step. From then on, the form shows a summary of errors. */
  hasTried: boolean;
  /** Returns the text of an error in the template's wording. */
  textOf(error: FieldMessage | undefined): string | undefined;
}

export const ScopeContext = createContext<Scope | null>(null);

export const useScope = (): Scope => {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('an order form part stands outside its form');
  return scope;
};

type Reading<Store, Facts> = (facts: Snapshot<Store>) => Facts;

/** Return values of the order's or the session's store. The component is rendered again only when one of them changes. */
export const useOrder = <const Facts extends readonly unknown[]>(
  pick: Reading<OrderFormStore, Facts>,
): Facts => useFacts(useScope().form.store, pick);
export const useSession = <const Facts extends readonly unknown[]>(
  pick: Reading<SessionStore, Facts>,
): Facts => useFacts(useScope().form.session.store, pick);

export type OrderSnapshot = Snapshot<OrderFormStore>['draft'];
