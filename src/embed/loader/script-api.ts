import type { Bootstrap } from '../../order/vocabulary/site.ts';
import type { WidgetOptions } from '../../public-interface/attributes.ts';
import type { OctavoApi, OctavoQueue } from '../../public-interface/script-api.ts';
import { currentEvent } from '../../public-interface/widget-state.ts';
import type { Hosts } from '../../state/page/context.ts';
import { findConsentScript } from '../../tracking/consent-script.ts';
import type { LoadSite } from './load.ts';

declare const __OCTAVO_VERSION__: string;

/** Mistake in the way a page embeds Octavo. */
export type Problem = 'site' | 'mount' | 'push' | 'markup' | 'element';

/**
 * Writes one line about a mistake into the console. Resolves with the site's data if the server has no bootstrap
 * document but answers the calls of the specification.
 */
export type Explain = (problem: Problem, ...details: unknown[]) => Promise<Bootstrap | undefined>;

/** Creates the function that loads the explanations of mistakes from the script's folder. */
export const createExplain =
  (hosts: Hosts, folder: string): Explain =>
  (...problem) =>
    import(`${folder}explain.js`).then((module) => module.explain(hosts, ...problem)).catch(() => {});

const createMount =
  (explain: Explain): OctavoApi['mount'] =>
  (name, place, options = {}) => {
    const element: HTMLElement = document.createElement(`octavo-${name}`);
    const update = (changes: WidgetOptions) => {
      for (const [option, value] of Object.entries(changes))
        if (value === null) element.removeAttribute(option);
        else element.setAttribute(option, value as string);
    };
    place ||= '#orderForm';
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Appends the element to its place. If the place does not exist yet, tries again once the page has loaded. */
    const append = () => {
      const target = typeof place === 'string' ? document.querySelector(place) : place;
      if (target && element.shadowRoot) target.append(element);
      else if (document.readyState === 'complete') explain('mount', name, place);
      else timer = setTimeout(append, 50);
    };
    update(options);
    append();
    const destroy = () => {
      clearTimeout(timer);
      element.remove();
    };
    return { update, destroy };
  };

/**
 * Creates `window.octavo`. `dataset` are the script's data attributes, which trackers observe; `connected` has the
 * widgets' elements that are in the page.
 */
export const createApi = (
  loadSite: LoadSite,
  explain: Explain,
  { dataset, connected }: { dataset: DOMStringMap; connected: Iterable<HTMLElement> },
): OctavoApi => {
  const api: OctavoApi = {
    version: __OCTAVO_VERSION__,
    mount: createMount(explain),
    on: (type, listener) => {
      const name = `octavo:${type}`;
      const calls = new EventTarget();
      // As for every event, an error of the listener is the page's own and ends nothing here.
      for (const target of [window, calls]) target.addEventListener(name, listener as EventListener);
      for (const host of connected) {
        const event = currentEvent(host, name);
        if (event) calls.dispatchEvent(event);
      }
    },
    off: (type, listener) => removeEventListener(`octavo:${type}`, listener as EventListener),
    ready: (run) => loadSite().then(run, () => {}),
    consent: (isGranted) => {
      (findConsentScript()?.dataset ?? dataset).consent = isGranted ? 'granted' : 'denied';
    },
    push: (...commands) => {
      for (const command of commands)
        try {
          const [name, ...values] = command;
          // Reports commands with an unknown name or invalid arguments.
          api[name as 'push'](...(values as OctavoQueue));
        } catch (reason) {
          explain('push', command, reason);
        }
    },
  };
  return api;
};
