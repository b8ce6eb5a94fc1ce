import type { WidgetModule } from '../mount/widget-module.ts';
import { createLoadWidgets } from './load.ts';
import { start } from './start.ts';

/** Files that contain the order form. Each of them can show every template. */
const orderForms = ['order-form', 'checkout'];

/** Loaders of reduced files by widget name, for a script that contains their base widget. */
type Beside = Readonly<Record<string, () => Promise<WidgetModule>>>;

/**
 * Starts a script that is octavo.js with the code of one widget inside: `/embed/calculator.js` contains the calculator,
 * `/embed/checkout.js` the order form in template m3_d1. If the reduced file of a widget in `beside` cannot be loaded,
 * the widget's own file is.
 */
export const startWith = (own: string, mount: WidgetModule['mount'], beside: Beside) => {
  const src = import.meta.url;
  const named = [...document.scripts].filter((script) => script.src.includes(`/${own}.js`));
  const script = named.find((candidate) => candidate.src === src) ?? named[0];
  // Deferred chunks import this script by its plain address. If the page has loaded it by another address (with a query
  // from a content system, or after a redirect), such an import would run it twice. The inner widget is then not used,
  // and its own file is downloaded as with octavo.js.
  const isPlain = src.endsWith(`/${own}.js`) && (script?.src ?? src) === src;
  start(src, script?.dataset ?? {}, (loadSite, folder, nonce) => {
    const loadWidget = createLoadWidgets(loadSite, folder, nonce);
    const names = orderForms.includes(own) ? orderForms : [own];
    const isInside = (file: string) => isPlain && names.some((name) => file.startsWith(`${name}-`));
    return async (row, failures, locale) => {
      const [, file] = row;
      const load = () => loadWidget(row, failures, locale);
      // The script and the reduced files have English texts only, and none of the site's own wordings.
      if (locale) return load();
      if (isInside(file)) {
        const site = await loadSite();
        return site.texts ? load() : [site, await mount];
      }
      const loadBeside = !failures && isPlain && beside[file.slice(0, -7)];
      if (!loadBeside) return load();
      return loadBeside().then(async (widget) => {
        const site = await loadSite();
        return site.texts ? load() : [site, await widget.mount];
      }, load);
    };
  });
};
