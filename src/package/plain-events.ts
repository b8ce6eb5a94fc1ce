import type { WidgetName } from '../order/vocabulary/site.ts';
import type {
  WidgetEvents as EventsInSchema,
  EventsOf as EventsInTable,
} from '../public-interface/events.ts';

/** Makes the compiler write a type with all its members into the declaration files. Never called. */
declare const expandType: <Type>() => { [Name in keyof Type]: Type[Name] };

/** Details of the events, as plain types. With them, the package's types need no schemas. */
export const details = expandType<EventsInSchema>();
/**
 * Types of the events by widget. They are keys of an object type, because in declaration files the compiler expands object
 * types but not unions.
 */
export const byWidget = expandType<{ [Widget in WidgetName]: { [Type in EventsInTable<Widget>]: true } }>();

// These exports replace those of `public-interface/events.ts` among the types of the package.
export type WidgetEvents = typeof details;
export type EventType = keyof WidgetEvents;
export type EventsOf<Widget extends WidgetName> = {
  [Type in EventType]: Type extends keyof (typeof byWidget)[Widget] ? Type : never;
}[EventType];
