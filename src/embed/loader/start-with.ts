import type { WidgetModule } from '../mount/widget-module.ts';
import { createLoadWidgets } from './load.ts';
import { start } from './start.ts';

/** Files of the order form. Each can show every template. */
const orderForms = ['order-form', 'checkout'];

/** Loaders of other widgets by name, in files that run on the code of the script. */
type Beside = Readonly<Record<string, () => Promise<WidgetModule>>>;

/**
 * Starts octavo.js with the code of one widget inside. `/embed/calculator.js` is octavo.js with the calculator, `/embed/checkout.js`
 * with the order form in template m3_d1. A widget `beside` the own one falls back on its own file.
 */
export const startWith = (own: string, mount: WidgetModule['mount'], beside: Beside) => {
  const src = import.meta.url;
  const named = [...document.scripts].filter((script) => script.src.includes(`/${own}.js`));
  const script = named.find((candidate) => candidate.src === src) ?? named[0];
  // Deferred chunks import this script by its plain address. If the page loaded it under another address (with a query
  // from a content system, or by a redirect), such an import would run it twice. The widget inside is then not used, and
  // its own file is downloaded as with octavo.js.
  const isPlain = src.endsWith(`/${own}.js`) && (script?.src ?? src) === src;
  start(src, script?.dataset ?? {}, (loadSite, folder, nonce) => {
    const loadWidget = createLoadWidgets(loadSite, folder, nonce);
    const names = orderForms.includes(own) ? orderForms : [own];
    const isInside = (file: string) => isPlain && names.some((name) => file.startsWith(`${name}-`));
    return async (row, failures, locale) => {
      const [, file] = row;
      const load = () => loadWidget(row, failures, locale);
      // The code inside and beside the script has English texts alone, and none of the site's own wordings.
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
