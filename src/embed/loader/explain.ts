import type { Bootstrap } from '../../order/vocabulary/site.ts';
import { attributeValues } from '../../public-interface/attribute-values.ts';
import { siteOf } from '../../public-interface/script-site.ts';
import type { Hosts } from '../../state/page/context.ts';
import type { Manifest } from '../mount/widget-module.ts';
import { allowedValues } from './markup-mistakes.ts';
import type { Problem } from './script-api.ts';

declare const __OCTAVO_WIDGETS__: Manifest;

const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/** Returns a readable name of the place that a page has passed to `mount`: its element or its selector. */
const placeName = (place: unknown) => (place instanceof Element ? `<${place.localName}>` : `"${place}"`);

const elementNames = () => Object.keys(__OCTAVO_WIDGETS__).map((name) => `octavo-${name}`);

const explainSite = ({ site, api, prefix }: Hosts, reason: unknown) => {
  const url = `${api}/v1/client/bootstrap/${site}`;
  const cause = reason instanceof Response ? `status ${reason.status}` : String(reason);
  const scriptHost = siteOf(import.meta.url);
  const origin = prefix
    ? "The site was taken from the element's data-host."
    : site === scriptHost
      ? 'The script names no other site in data-host, so the host of the script was taken for the site.'
      : 'The site was taken from the script\'s data-host, from the command "site", or from the host of this page.';
  // Suggests the host of the script as the site, because scripts usually come from a host of the provider.
  const example = scriptHost && scriptHost !== site ? scriptHost : 'papers.example';
  return `The data of the site "${site}" could not be loaded from ${url} (${cause}), so its widgets cannot be shown. ${origin} If the provider's site is another one, set data-host="${example}" on the ${prefix ? 'element' : 'script'}. If only its API has another address, set data-api.`;
};

const explainMount = (_: Hosts, name: unknown, place: unknown) =>
  customElements.get(`octavo-${name}`)
    ? `mount found no element ${placeName(place)}, so the widget "${name}" is not on the page. Give mount the selector of an element of this page, or the element itself.`
    : `mount knows no widget "${name}", so nothing was put into ${placeName(place)}. The widgets are ${list(Object.keys(__OCTAVO_WIDGETS__))}.`;

const explainPush = (_: Hosts, command: unknown, reason: unknown) => {
  const name = Array.isArray(command) ? command[0] : command;
  const commands = Object.entries(window.octavo ?? {}).flatMap(([member, value]) =>
    typeof value === 'function' && member !== 'push' ? [member] : [],
  );
  if (name === 'site')
    return 'The command "site" came after the script, so it had no effect. Push it before the script is added to the page.';
  return commands.some((known) => known === name)
    ? `The command "${name}" failed (${reason}), so it had no effect. Check the values that were pushed with it.`
    : `push knows no command "${name}", so it had no effect. The commands are ${list(commands)}, each pushed as a list, for example ["mount", "calculator", "#place"].`;
};

const explainMarkup = (_: Hosts, element: unknown, attribute: unknown) => {
  if (!(element instanceof Element)) return '';
  const tag = `<${element.localName}>`;
  if (!attribute)
    return `The element ${tag} is unknown, so it shows nothing. The elements are ${list(elementNames())}.`;
  const allowed = allowedValues(`${attribute}`);
  return allowed
    ? `${tag} has the value "${element.getAttribute(`${attribute}`)}" in "${attribute}", so the default applies. The values are ${list(allowed)}.`
    : `${tag} has no attribute "${attribute}", so it has no effect. The attributes are ${list(Object.keys(attributeValues))}.`;
};

const explainElement = (_: Hosts, script: unknown) =>
  `The script ${script} is on the page, but none of the elements ${list(elementNames())} is, so nothing is shown. Put one where the widget belongs.`;

const sentences = {
  site: explainSite,
  mount: explainMount,
  push: explainPush,
  markup: explainMarkup,
  element: explainElement,
} satisfies Record<Problem, unknown>;

type OtherServer = typeof import('../other-server/other-server.ts');

/**
 * Loads the site of a server that has no bootstrap document. Returns undefined if the server answers no calls of the
 * specification either.
 */
const openOtherServer = async (hosts: Hosts) => {
  try {
    const module: OtherServer = await import(new URL('other-server.js', import.meta.url).href);
    return await module.openOtherServer(hosts);
  } catch {
    return undefined;
  }
};

/**
 * Writes the explanation of a problem into the console. Resolves with the site's data instead if they can be loaded from a
 * server without a bootstrap document.
 */
export const explain = async (
  hosts: Hosts,
  problem: Problem,
  ...details: unknown[]
): Promise<Bootstrap | undefined> => {
  const [first, second] = details;
  const isMissing = problem === 'site' && first instanceof Response && first.status === 404;
  const site = isMissing ? await openOtherServer(hosts) : undefined;
  if (site) return site;
  console.error(`octavo: ${sentences[problem](hosts, first, second)}`);
  return undefined;
};
