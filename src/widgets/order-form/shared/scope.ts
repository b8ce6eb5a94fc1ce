import { type ComponentType, createContext, type RefObject, useContext } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import type { OrderForm } from '../../../state/create-order-form.ts';
import type { OrderFormStore } from '../../../state/order-form/order-form-store.ts';
import type { Options, WidgetContext } from '../../../state/page/context.ts';
import type { SessionStore } from '../../../state/session/session-store.ts';
import { useFacts } from '../../../ui/use-facts.ts';
import type { FieldMessage } from '../../../validation/messages/fields.ts';

/** The parts that are downloaded after the first price. */
type DeferredComponents = Record<
  'RestOfStepOne' | 'Preview' | 'MissingFiles' | 'FormNotice' | 'ErrorSummary' | 'FormStart' | 'StepTwo',
  ComponentType
> & { FloatingPrice: ComponentType<{ beside: RefObject<Element | null> }> };

/** Further parts of template m3_d1. */
type CheckoutParts = Record<'BarHead' | 'PersonCard', ComponentType> & {
  BarFoot: ComponentType<{ step: 1 | 2 }>;
  BriefCard: ComponentType<{ isFolded: boolean; onEdit: () => void }>;
  checkoutText(error: FieldMessage, field?: string): string;
};

/** Values that all parts of one mounted order form share. */
export interface Scope {
  form: OrderForm;
  context: WidgetContext;
  options: Options;
  /** Null until the deferred parts have been downloaded. */
  deferred: DeferredComponents | null;
  /** Null in other templates than m3_d1, and until its parts have been downloaded. */
  rest: CheckoutParts | null;
  /** True once the visitor has submitted a step. From then on, the form shows a summary of errors. */
  hasTried: boolean;
  /** Returns the text of a field's error in the template's wording. */
  textOf(error: FieldMessage | undefined, field?: string): string | undefined;
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
