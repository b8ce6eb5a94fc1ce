import type { WidgetName } from '../order/vocabulary/site.ts';
import type { AttributesOf, AttributeValue } from '../public-interface/attributes.ts';
import type { WidgetElement } from '../public-interface/element-types.ts';
import type { EventsOf, WidgetEvents } from '../public-interface/events.ts';

/** Element of a widget, `OctavoCalculatorElement`. */
export type ElementOf<Widget extends WidgetName> = HTMLElementTagNameMap[`octavo-${Widget}`] &
  WidgetElement<Widget>;

/** Attributes of a widget's element, as a template sets them. */
export type TemplateAttributes<Widget extends WidgetName> = {
  [Name in AttributesOf<Widget>]?: AttributeValue<Name> | undefined;
};

/** Type of an event in Pascal case: `OrderCreated` for `order-created`. */
export type Capitalized<Type extends string> = Type extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Capitalized<Rest>}`
  : Capitalize<Type>;

/** Listeners of a widget's element, by the event with the prefix of a template language: `on:octavo:price`. */
export type TemplateListeners<Widget extends WidgetName, Prefix extends string> = {
  [Type in EventsOf<Widget> as `${Prefix}octavo:${Type}`]?:
    | ((event: CustomEvent<WidgetEvents[Type]>) => void)
    | undefined;
};
