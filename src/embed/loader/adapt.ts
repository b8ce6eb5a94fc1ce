// Downloaded only by a page with an element that names its site, that divides its visitors among templates, or that has its
// widget in the light DOM.

import { positionFor, templateAt } from '../../order/vocabulary/templates.ts';
import { readConsent } from '../../tracking/consent.ts';
import { onceShown } from '../../tracking/once-shown.ts';
import { readStored, storeOrRemove } from '../../tracking/storage.ts';
import { createTabStorage } from '../../tracking/tab-storage.ts';
import { prepareInTasks } from '../first-view/moments.ts';
import type { MountElsewhere, MountedWidget } from '../mount/widget-module.ts';
import type { LoadWidget } from './load.ts';

/** Time in ms that the code for the light DOM has. After that, the widget is mounted into its shadow root. */
const timeoutMs = 10_000;

/** Loads the mount function of the light DOM; undefined if that fails. The widget's own code loads at the same time. */
const loadLightDom = async (): Promise<MountElsewhere | undefined> => {
  try {
    const module: typeof import('../light-dom/light-dom.ts') = await import(
      new URL('light-dom.js', import.meta.url).href
    );
    return module.mountIntoLightDom;
  } catch {
    return undefined;
  }
};

const inTime = <Value>(value: Promise<Value>) =>
  Promise.race([value, new Promise<undefined>((done) => setTimeout(done, timeoutMs))]);

/** Creates a mount that waits for the code of the light DOM. Without that code, it mounts into the shadow root. */
const mountOnceLoaded =
  (loading: Promise<MountElsewhere | undefined>): MountElsewhere =>
  (mount) =>
  (host, root, data) => {
    let widget: MountedWidget | undefined;
    let isDestroyed = false;
    const showOnceLoaded = async () => {
      const mountElsewhere = await loading;
      if (isDestroyed) return;
      widget ??= (mountElsewhere?.(mount) ?? mount)(host, root, data);
      await prepareInTasks(widget);
      await widget.show();
    };
    const destroy = () => {
      isDestroyed = true;
      return widget?.destroy();
    };
    return { prepare: () => false, show: showOnceLoaded, destroy };
  };

/** Returns a loader of widgets that are mounted into the light DOM. */
const loadInLightDom = (loadWidget: LoadWidget): LoadWidget => {
  const mountElsewhere = mountOnceLoaded(inTime(loadLightDom()));
  return async (...choice) => {
    const [site, mount] = await loadWidget(...choice);
    return [site, mountElsewhere(mount)];
  };
};

/**
 * Returns the loader of an element that names its site. Consecutive tries have different addresses, because a browser may
 * remember a failed or hanging module.
 */
const loadNamed =
  (host: HTMLElement): LoadWidget =>
  async (_, failures) => {
    const module: typeof import('./sites.ts') = await import(
      new URL(`sites.js${'?'.repeat(failures % 3)}`, import.meta.url).href
    );
    return module.loadNamed(host, failures);
  };

/**
 * Writes this visitor's template into an element that names several. Returns the loader of its widget if that is not
 * `loadWidget`.
 */
export const adapt = (host: HTMLElement, loadWidget: LoadWidget): LoadWidget | undefined => {
  if (host.matches('[template*="|"]')) chooseTemplate(host);
  const { host: site, dom } = host.dataset;
  const load = site ? loadNamed(host) : loadWidget;
  if (dom === 'light') return loadInLightDom(load);
  return site ? load : undefined;
};

const key = 'split';

/**
 * Returns the visitor's number from 0 up to 1. With consent it is stored for later visits, otherwise in this tab only.
 * If the browser stores nothing, the number is 0, so that the visitor always gets the same template.
 */
const positionOf = (): number => {
  const tab = createTabStorage();
  const isKept = readConsent() === 'granted';
  const storedPosition = Number((isKept && readStored(key)) || tab.get(key));
  const position = storedPosition > 0 && storedPosition < 1 ? storedPosition : Math.random();
  onceShown(() => storeOrRemove(key, isKept && position));
  tab.set(key, position);
  return Number(tab.get(key));
};

/**
 * Replaces the templates that an element lists by the visitor's one. If all of them are unknown, the attribute becomes
 * empty.
 */
const chooseTemplate = (host: Element): void => {
  const visitor = host.getAttribute('visitor');
  const position = visitor ? positionFor(visitor) : positionOf();
  host.setAttribute('template', templateAt(host.getAttribute('template') ?? '', position) ?? '');
};
