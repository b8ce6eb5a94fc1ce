import { type ComponentType, createContext, useContext } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import type { OrderForm } from '../../../state/create-order-form.ts';
import type { OrderFormStore } from '../../../state/order-form/order-form-store.ts';
import type { Options, WidgetContext } from '../../../state/page/context.ts';
import type { SessionStore } from '../../../state/session/session-store.ts';
import { useFacts } from '../../use-facts.ts';

/** The parts of step one that are downloaded after the first price. */
type DeferredComponents = Record<
  'RestOfStepOne' | 'Preview' | 'MissingFiles' | 'FormNotice' | 'ErrorSummary',
  ComponentType
>;

/** Values that every part of one mounted order form shares. */
export interface Scope {
  form: OrderForm;
  context: WidgetContext;
  options: Options;
  /** Null until they are downloaded. */
  deferred: DeferredComponents | null;
  /** True once the visitor has asked for the next step: from then on errors are also summed up. */
  hasTried: boolean;
  /** The English of an error, in the template's wording. */
  textOf(key: string | undefined): string | undefined;
}

export const ScopeContext = createContext<Scope | null>(null);

export const useScope = (): Scope => {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('an order form part stands outside its form');
  return scope;
};

type Reading<Store, Facts> = (facts: Snapshot<Store>) => Facts;

/** What a part shows of the order, or of who places it: it is drawn again when that changes, and only then. */
export const useOrder = <const Facts extends readonly unknown[]>(
  pick: Reading<OrderFormStore, Facts>,
): Facts => useFacts(useScope().form.store, pick);
export const useSession = <const Facts extends readonly unknown[]>(
  pick: Reading<SessionStore, Facts>,
): Facts => useFacts(useScope().form.session.store, pick);

export type OrderSnapshot = Snapshot<OrderFormStore>['draft'];
