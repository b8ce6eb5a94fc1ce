import {
  createElement,
  type ForwardedRef,
  type ForwardRefExoticComponent,
  forwardRef,
  type HTMLAttributes,
  type RefAttributes,
  useCallback,
  useImperativeHandle,
  useInsertionEffect,
  useRef,
} from 'react';
import type { WidgetName } from '../order/vocabulary/site.ts';
import type { EventsOf, EventType, WidgetEvents } from '../public-interface/events.ts';
import { currentEvent } from '../public-interface/widget-state.ts';
import type { Capitalized, ElementOf, TemplateAttributes } from './template-types.ts';

/** Types of all events. The build replaces this constant with the rows of `public-interface/events.ts`. */
declare const __OCTAVO_EVENTS__: readonly EventType[];

/** Callbacks for the events of a widget: `onPrice`, `onOrderCreated`. */
export type WidgetCallbacks<Widget extends WidgetName> = {
  [Type in EventsOf<Widget> as `on${Capitalized<Type>}`]?:
    | ((event: CustomEvent<WidgetEvents[Type]>) => void)
    | undefined;
};

type OwnProps<Widget extends WidgetName> = TemplateAttributes<Widget> & WidgetCallbacks<Widget>;

/** Properties of a widget's component: its attributes and callbacks, and those of every HTML element. */
export type WidgetProps<Widget extends WidgetName> = OwnProps<Widget> &
  Omit<HTMLAttributes<ElementOf<Widget>>, keyof OwnProps<Widget>>;

/** Component of a widget; its ref is the widget's element. */
export type WidgetComponent<Widget extends WidgetName> = ForwardRefExoticComponent<
  WidgetProps<Widget> & RefAttributes<ElementOf<Widget>>
>;

/** Names of the callbacks by the types of their events. */
const callbackNames = new Map(
  __OCTAVO_EVENTS__.map((type) => [
    `octavo:${type}`,
    `on-${type}`.replace(/-./g, ([, letter = '']) => letter.toUpperCase()),
  ]),
);

const isCallback = (name: string) => [...callbackNames.values()].includes(name);

/**
 * Returns a ref that subscribes to all events of an element for as long as the element is in the page. An event calls
 * the callback of the latest properties, so that a changed callback needs no new subscription.
 */
const useCallbacks = (props: Readonly<Record<string, unknown>>) => {
  const latest = useRef(props);
  const element = useRef<HTMLElement | null>(null);
  useInsertionEffect(() => {
    latest.current = props;
  });
  const listen = useCallback((event: Event) => {
    const callback = latest.current[callbackNames.get(event.type) ?? ''];
    // Events of an inner widget are ignored. They bubble up if a page puts one widget into the content of another.
    if (typeof callback === 'function' && event.target === event.currentTarget) callback(event);
  }, []);
  const attach = useCallback(
    (next: HTMLElement | null) => {
      for (const name of callbackNames.keys()) {
        element.current?.removeEventListener(name, listen);
        next?.addEventListener(name, listen);
        // A page that hydrates late would get no event for a price that is already displayed.
        const event = next && currentEvent(next, name);
        if (event) listen(event);
      }
      element.current = next;
    },
    [listen],
  );
  return { element, attach };
};

/** Properties as the components read them. Callers see the types of `WidgetComponent`. */
interface AnyProps {
  className?: string | undefined;
}

const useWidget = (
  widget: WidgetName,
  { className, ...props }: AnyProps,
  forwarded: ForwardedRef<HTMLElement>,
) => {
  const { element, attach } = useCallbacks(props);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(forwarded, () => element.current, [element]);
  const attributes = Object.entries(props).filter(([name]) => !isCallback(name));
  return createElement(`octavo-${widget}`, {
    ...Object.fromEntries(attributes),
    // `className` is passed as `class`, because React 18 would write an attribute `className`.
    class: className,
    // React's warning about differences is turned off, because the script may write `data-state` before React hydrates the
    // element.
    suppressHydrationWarning: true,
    ref: attach,
  });
};

const createWidget = (widget: WidgetName) =>
  Object.assign(
    forwardRef<HTMLElement, AnyProps>((props, forwarded) => useWidget(widget, props, forwarded)),
    { displayName: `Octavo(${widget})` },
  );

export const OctavoCalculator: WidgetComponent<'calculator'> = createWidget('calculator');
export const OctavoOrderForm: WidgetComponent<'order-form'> = createWidget('order-form');
export const OctavoPriceList: WidgetComponent<'price-list'> = createWidget('price-list');
export const OctavoServiceRules: WidgetComponent<'service-rules'> = createWidget('service-rules');
export const OctavoServiceInfo: WidgetComponent<'service-info'> = createWidget('service-info');
