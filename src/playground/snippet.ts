import { heightRules } from '../docs/build/heights.ts';
import type { PriceVersion } from '../order/vocabulary/site.ts';
import { attributes } from '../public-interface/attributes.ts';

/** Returns the attributes of the chosen widget. Choices are named like attributes; those that are left open are missing. */
export const attributesOf = (choices: URLSearchParams): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(attributes).flatMap(([name, { of }]) => {
      const value = choices.get(name);
      return value && of.some((widget) => widget === choices.get('widget')) ? [[name, value]] : [];
    }),
  );

/** Returns the chosen colour scheme and tokens as CSS declarations, without characters that would end a value. */
export const declarationsOf = (choices: URLSearchParams): readonly string[] =>
  [...choices]
    .filter(([name]) => /^(scheme$|token-)/.test(name))
    .map(([name, value]) => [name.replace('scheme', 'color-scheme').replace('token-', '--octavo-'), value])
    .map(([name, value = '']) => `${name}: ${value.replace(/[;{}<>]/g, '')};`);

/** Returns the name of the script that holds the first view of the chosen widget; `octavo.js` if none does. */
const scriptOf = (widget: string, template: string) => {
  if (template === 'm3_d1' && widget === 'order-form') return 'checkout.js';
  return /^service/.test(widget) ? 'octavo.js' : `${widget}.js`;
};

/** Returns the lines for a page. `scripts` is the origin of the scripts, `priceVersion` the site's, once it is known. */
export const snippetOf = (choices: URLSearchParams, scripts: string, priceVersion?: PriceVersion): string => {
  const widget = choices.get('widget') ?? '';
  const tag = `octavo-${widget}`;
  const attributes = attributesOf(choices);
  const template = attributes.get('template') ?? '';
  const version = Number(attributes.get('version') ?? priceVersion);
  const look = declarationsOf(choices).map((one) => `\n  ${one}`);
  const rules = look.length ? `\n${tag} {${look.join('')}\n}` : '';
  const markup = [...attributes].map(
    ([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
  return `<script async src="${scripts}/embed/${scriptOf(widget, template)}" data-octavo></script>
<style>
${heightRules(widget, template, version)}${rules}
</style>
<${tag}${markup.join('')}></${tag}>`;
};
