import type { Bootstrap, WidgetName } from '../order/vocabulary/site.ts';
import type { WidgetOptions } from './attributes.ts';
import type { EventType, WidgetEvents } from './events.ts';

/** Row about a member of `window.octavo`. */
interface Member<Type> {
  /** Call of the member, as the guide shows it. */
  call: string;
  does: string;
  /** Never set. The property only has the type of the member. */
  type?: Type;
}

const member = <Type>(call: string, does: string): Member<Type> => ({ call, does });

/** A widget that `mount` has put into the page. */
export interface MountedByName<Widget extends WidgetName = WidgetName> {
  update(options: WidgetOptions<Widget>): void;
  destroy(): void;
}

type Mount = <Widget extends WidgetName>(
  name: Widget,
  place?: string | Element | null,
  options?: WidgetOptions<Widget>,
) => MountedByName<Widget>;

type Listen = <Type extends EventType>(
  type: Type,
  listener: (event: CustomEvent<WidgetEvents[Type]>) => void,
) => void;

/**
 * `window.octavo` before the script has run: a list of commands such as `['mount', 'calculator', '#place']`, without `version`.
 */
export type OctavoQueue = [name: string, ...values: unknown[]][] & { version?: undefined };

/** Every member of `window.octavo` after the script has run. */
export const scriptApi = {
  mount: member<Mount>(
    'mount(name, place, attributes)',
    "puts a widget into a selector's or an element's place (default `#orderForm`); returns `{ update, destroy }`",
  ),
  on: member<Listen>(
    'on(type, listener)',
    'listens to the events below for every widget; `type` is without `octavo:`. A listener of `ready`, `price`, `step` or `error` is called at once with what the elements hold',
  ),
  off: member<Listen>('off(type, listener)', 'stops listening'),
  ready: member<(run: (site: Bootstrap) => void) => void>(
    'ready(run)',
    "calls `run` with the site's data once they have loaded",
  ),
  consent: member<(isGranted: boolean) => void>(
    'consent(isGranted)',
    'grants or withdraws consent to statistics and to the stored visit',
  ),
  push: member<(...commands: OctavoQueue) => void>(
    'push([command, ...values])',
    'calls a member by its name',
  ),
  version: member<string>('version', 'version of the script'),
};

/** `window.octavo` after the script has run. */
export type OctavoApi = { [Name in keyof typeof scriptApi]: NonNullable<(typeof scriptApi)[Name]['type']> };
