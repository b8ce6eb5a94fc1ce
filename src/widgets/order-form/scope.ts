import { createContext, useContext } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Options, WidgetContext } from '../../state/context.ts';
import type { OrderForm } from '../../state/create-order-form.ts';
import type { Later } from './use-later.ts';

/** What every part of one mounted order form shares. */
export interface Scope {
  form: OrderForm;
  context: WidgetContext;
  options: Options;
  /** What is loaded after the first price; null until then. */
  later: Later | null;
  /** Somebody has asked for the next step: from now on errors are also summed up. */
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

/** The form's facts; `sync` keeps the caret where it is while somebody types. */
export const useFacts = () => useSnapshot(useScope().form.store, { sync: true });
export const useSessionFacts = () => useSnapshot(useScope().form.session.store, { sync: true });

export type OrderSnapshot = ReturnType<typeof useFacts>['draft'];
