import type { WidgetName } from '../order/vocabulary/site.ts';
import type { AttributesOf, AttributeValue } from './attributes.ts';
import type { EventsOf, WidgetEvents } from './events.ts';
import type { OctavoApi, OctavoQueue } from './script-api.ts';
import type { WidgetState } from './widget-state.ts';

/** Events by their full type, `octavo:price`, and by the name for templates that allow no colon, `octavo-price`. */
type EventMap<Type extends keyof WidgetEvents> = {
  [Name in Type as `octavo${':' | '-'}${Name}`]: CustomEvent<WidgetEvents[Name]>;
};

/**
 * Attributes of every HTML element that a page may set. Other names are type errors, because most of them are typing mistakes.
 */
type CommonAttribute =
  | ('class' | 'dir' | 'hidden' | 'id' | 'lang' | 'role' | 'slot' | 'style' | 'title')
  | `${'aria' | 'data'}-${string}`;

type ElementEvents<Widget extends WidgetName> = HTMLElementEventMap & EventMap<EventsOf<Widget>>;

/** Properties with the details of an element's latest events. */
type StateOf<Widget extends WidgetName> = Readonly<Pick<WidgetState, 'state'>> & {
  readonly [Name in EventsOf<Widget> & ('price' | 'error')]?: WidgetEvents[Name];
} & ('step' extends EventsOf<Widget> ? { readonly step?: 1 | 2 } : unknown);

/**
 * A widget's element with its attributes and events. Its content is in an open shadow root, or in the element itself if that
 * has `data-dom="light"`.
 */
export interface WidgetElement<Widget extends WidgetName> extends HTMLElement {
  readonly shadowRoot: ShadowRoot;
  setAttribute<Name extends AttributesOf<Widget>>(name: Name, value: `${AttributeValue<Name>}`): void;
  setAttribute(name: CommonAttribute, value: string): void;
  addEventListener<Type extends keyof ElementEvents<Widget>>(
    type: Type,
    listener: (this: this, event: ElementEvents<Widget>[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof ElementEvents<Widget>>(
    type: Type,
    listener: (this: this, event: ElementEvents<Widget>[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
}

export interface OctavoCalculatorElement extends WidgetElement<'calculator'>, StateOf<'calculator'> {}
export interface OctavoOrderFormElement extends WidgetElement<'order-form'>, StateOf<'order-form'> {}
export interface OctavoPriceListElement extends WidgetElement<'price-list'>, StateOf<'price-list'> {}
export interface OctavoServiceRulesElement extends WidgetElement<'service-rules'>, StateOf<'service-rules'> {}
export interface OctavoServiceInfoElement extends WidgetElement<'service-info'>, StateOf<'service-info'> {}

type AllEvents = EventMap<keyof WidgetEvents>;

declare global {
  interface HTMLElementTagNameMap {
    'octavo-calculator': OctavoCalculatorElement;
    'octavo-order-form': OctavoOrderFormElement;
    'octavo-price-list': OctavoPriceListElement;
    'octavo-service-rules': OctavoServiceRulesElement;
    'octavo-service-info': OctavoServiceInfoElement;
  }
  // The types of document and window have the events too, because the events bubble.
  interface DocumentEventMap extends AllEvents {}
  interface WindowEventMap extends AllEvents {}
  interface Window {
    /** Script API; before the script has run, a queue of commands. */
    octavo?: OctavoApi | OctavoQueue;
  }
}
