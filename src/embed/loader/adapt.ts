// Downloaded only by a page with an element that divides its visitors among templates, or that has its widget in the light DOM.
import type { MountElsewhere } from '../mount/widget-module.ts';
import { chooseTemplate } from './choose-template.ts';
import { mountOnceLoaded } from './mount-once-loaded.ts';

/** Time in ms that the code for the light DOM has. After that, the widget is mounted into its shadow root. */
const timeoutMs = 10_000;

/** Loads what mounts a widget into the light DOM; undefined if that fails. The widget's own code loads at the same time. */
const loadLightDom = async (): Promise<MountElsewhere | undefined> => {
  try {
    const module: typeof import('../light-dom/light-dom.ts') = await import(
      new URL('light-dom.js', import.meta.url).href
    );
    return module.mountInLightDom;
  } catch {
    return undefined;
  }
};

const inTime = <Value>(value: Promise<Value>) =>
  Promise.race([value, new Promise<undefined>((done) => setTimeout(done, timeoutMs))]);

/**
 * Does what an element asks for before its widget is chosen: writes this visitor's template into an element that names several.
 * Returns what mounts the widget if that is not its own `mount`.
 */
export const adapt = (host: Element): MountElsewhere | undefined => {
  if (host.matches('[template*="|"]')) chooseTemplate(host);
  return host.matches('[data-dom=light]') ? mountOnceLoaded(inTime(loadLightDom())) : undefined;
};
