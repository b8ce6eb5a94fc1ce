import { type ComponentType, createContext, type ReactNode, type RefObject, useContext } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import type { Translator } from '../../../languages/translator.ts';
import type { TemplateName } from '../../../order/vocabulary/templates.ts';
import type { OrderForm } from '../../../state/create-order-form.ts';
import type { OrderFormStore } from '../../../state/order-form/order-form-store.ts';
import type { Options, WidgetContext } from '../../../state/page/context.ts';
import type { SessionStore } from '../../../state/session/session-store.ts';
import type { revealField, revealFirstError } from '../../../ui/look/reveal.ts';
import { useFacts } from '../../../ui/use-facts.ts';
import type { FieldMessage } from '../../../validation/messages/fields.ts';

/** Deferred parts of the two pages. */
type PageParts = Record<
  'RestOfStepOne' | 'Preview' | 'MissingFiles' | 'FormNotice' | 'ErrorSummary' | 'StepTwo',
  ComponentType
> & { FloatingPrice: ComponentType<{ beside: RefObject<Element | null> }> };

/** Deferred parts of the cards of template m3_d1. */
type CardParts = Record<'BarHead' | 'BriefCard' | 'OrderSummary' | 'PersonCard', ComponentType> & {
  BarFoot: ComponentType<{ step: 1 | 2 }>;
};

/** The parts that are downloaded after the first price, with those of one arrangement. */
export interface DeferredParts {
  FormStart: ComponentType;
  messageText(error: FieldMessage, t: Translator, template: TemplateName, field?: string): string;
  revealField: typeof revealField;
  revealFirstError: typeof revealFirstError;
  pages?: PageParts;
  cards?: CardParts;
}

/** Parts by which a prerendered form works without scripts. */
export interface PlainForm {
  /** Address of the order page. */
  action: string;
  /** Stands above the first field. */
  content: ReactNode;
  /** Whether long lists are complete. Otherwise they hold the chosen option alone. */
  isWhole: boolean;
}

/** Values that all parts of one mounted order form share. */
export interface Scope {
  form: OrderForm;
  context: WidgetContext;
  options: Options;
  /** Null until the deferred parts have been downloaded. */
  deferred: DeferredParts | null;
  /** True once the visitor has submitted a step. From then on, the form shows a summary of errors. */
  hasTried: boolean;
  /** True only in a prerendered form. It shows no dates, because the server does not know the visitor's time. */
  plain?: PlainForm | undefined;
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
