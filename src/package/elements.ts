import type { WidgetName } from '../order/vocabulary/site.ts';
import type { ElementOf } from './template-types.ts';

export type { ThemeName, WidgetName } from '../order/vocabulary/site.ts';
export type { TemplateName, TemplateSplit } from '../order/vocabulary/templates.ts';
export type {
  AttributeName,
  AttributesOf,
  AttributeValue,
  WidgetOptions,
} from '../public-interface/attributes.ts';
export type * from '../public-interface/element-types.ts';
export type { EventsOf, EventType, WidgetEvents } from '../public-interface/events.ts';
export type { MountedByName, OctavoApi, OctavoQueue } from '../public-interface/script-api.ts';
export type { ElementOf, TemplateAttributes, TemplateListeners } from './template-types.ts';

/** Names of the widgets. The build replaces this constant with the rows of `public-interface/elements.ts`. */
declare const __OCTAVO_ELEMENTS__: readonly WidgetName[];

/** Names of all widgets; `<octavo-NAME>` is the element of the widget NAME. */
export const widgetNames = __OCTAVO_ELEMENTS__;

/** Class of a widget's element. */
export type ElementClass<Widget extends WidgetName> = new () => ElementOf<Widget>;

const isServer = typeof customElements === 'undefined';

/** Returns the class of a widget's element, or null before the script has defined it and on a server. */
export const elementClass = <Widget extends WidgetName>(widget: Widget): ElementClass<Widget> | null =>
  (!isServer && (customElements.get(`octavo-${widget}`) as ElementClass<Widget> | undefined)) || null;

/** Waits until the script has defined a widget's element, and returns its class. Returns null on a server. */
export const whenElementDefined = async <Widget extends WidgetName>(
  widget: Widget,
): Promise<ElementClass<Widget> | null> => {
  if (!isServer) await customElements.whenDefined(`octavo-${widget}`);
  return elementClass(widget);
};

/** Returns whether a tag is an element of Octavo, for the option `isCustomElement` of Vue's compiler. */
export const isOctavoElement = (tag: string): boolean =>
  widgetNames.some((widget) => tag === `octavo-${widget}`);
