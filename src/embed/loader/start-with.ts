import type { WidgetName } from '../../order/vocabulary/site.ts';
import type { WidgetModule } from '../mount/widget-module.ts';
import { createLoadWidgets } from './load.ts';
import { start } from './start.ts';

/** Does what octavo.js does, with one widget's code at hand: `/embed/calculator.js` is octavo.js and the calculator. */
export const startWith = (own: WidgetName, mount: WidgetModule['mount']) => {
  const src = import.meta.url;
  const named = [...document.scripts].filter((one) => one.src.includes(`/${own}.js`));
  const script = named.find((one) => one.src === src) ?? named[0];
  // What comes later imports this script by its plain address. Asked for under another one, say with a query that a
  // content system has put there or one that leads on to this, it would run twice, so that the widget then comes as
  // octavo.js has it come.
  const isPlain = src.endsWith(`/${own}.js`) && (script?.src ?? src) === src;
  start(src, script?.dataset ?? {}, (loadSite, folder, nonce) => {
    const loadWidget = createLoadWidgets(loadSite, folder, nonce);
    const isInside = (file: string) => isPlain && file.startsWith(`${own}-`);
    return (file) => (isInside(file) ? () => Promise.all([loadSite(), mount]) : loadWidget(file));
  });
};
