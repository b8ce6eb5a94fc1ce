import type { WidgetName } from '../order/vocabulary/site.ts';
import type {
  WidgetEvents as EventsInSchema,
  EventsOf as EventsInTable,
} from '../public-interface/events.ts';

/** Lets the compiler write a type out with all its members. Never called. */
declare const written: <Type>() => { [Name in keyof Type]: Type[Name] };

/** Details of the events, written out so that the package needs no schemas. */
export const details = written<EventsInSchema>();
/** Types of the events by widget, as names of fields, because the compiler writes those out and not a union. */
export const byWidget = written<{ [Widget in WidgetName]: { [Type in EventsInTable<Widget>]: true } }>();

// The exports of `public-interface/events.ts`, whose place this file takes among the types of the package.
export type WidgetEvents = typeof details;
export type EventType = keyof WidgetEvents;
export type EventsOf<Widget extends WidgetName> = {
  [Type in EventType]: Type extends keyof (typeof byWidget)[Widget] ? Type : never;
}[EventType];
