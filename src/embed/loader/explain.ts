import type { UnknownFields } from '../../order/unknown-fields.ts';
import type { Bootstrap } from '../../order/vocabulary/site.ts';
import type { Hosts } from '../../state/page/context.ts';
import type { Manifest } from '../mount/widget-module.ts';
import { hostsOf } from './hosts.ts';
import { fetchSite } from './load.ts';
import type { Problem } from './script-api.ts';

declare const __OCTAVO_WIDGETS__: Manifest;

const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/** Returns a readable name of the place that a page has passed to `mount`: its element or its selector. */
const nameOf = (place: unknown) => (place instanceof Element ? `<${place.localName}>` : `"${place}"`);

const explainSite = ({ site, api, isNamed, prefix }: Hosts, reason: unknown) => {
  const url = `${api}/v1/client/bootstrap/${site}`;
  const cause = reason instanceof Response ? `status ${reason.status}` : String(reason);
  const isPageHost = site === location.host.replace(/^my\./, '');
  const origin = isNamed
    ? 'The site was named by the command "site".'
    : prefix
      ? "The site was taken from the element's data-host."
      : isPageHost
        ? 'The script names no other site in data-host, so the host of this page was taken for the site.'
        : "The site was taken from the script's data-host.";
  // Suggests the host of the script as the site, because scripts usually come from a host of the provider.
  const scriptHost = new URL(import.meta.url).host.replace(/^(my|api)\./, '');
  const example = scriptHost && scriptHost !== site ? scriptHost : 'papers.example';
  return `The data of the site "${site}" could not be loaded from ${url} (${cause}), so its widgets cannot be shown. ${origin} If the provider's site is another one, set data-host="${example}" on the ${prefix ? 'element' : 'script'}. If only its API has another address, set data-api.`;
};

const explainMount = (_: Hosts, name: unknown, place: unknown) =>
  customElements.get(`octavo-${name}`)
    ? `mount found no element ${nameOf(place)}, so the widget "${name}" is not on the page. Give mount the selector of an element of this page, or the element itself.`
    : `mount knows no widget "${name}", so nothing was put into ${nameOf(place)}. The widgets are ${list(Object.keys(__OCTAVO_WIDGETS__))}.`;

const explainPush = (_: Hosts, command: unknown, reason: unknown) => {
  const name = Array.isArray(command) ? command[0] : command;
  const commands = Object.entries(window.octavo ?? {}).flatMap(([member, value]) =>
    typeof value === 'function' && member !== 'push' ? [member] : [],
  );
  commands.push('site');
  return commands.some((known) => known === name)
    ? `The command "${name}" failed (${name === 'site' ? 'it names no host' : reason}), so it had no effect. Check the values that were pushed with it.`
    : `push knows no command "${name}", so it had no effect. The commands are ${list(commands)}, each pushed as a list, for example ["mount", "calculator", "#place"].`;
};

const sentences = { site: explainSite, mount: explainMount, push: explainPush } satisfies Record<
  Problem,
  unknown
>;

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
 * Sets the site that the page has pushed, for a script whose attributes a tag manager has removed. Returns whether the
 * command names a site.
 */
const nameSite = (hosts: Hosts, command: unknown) => {
  if (!Array.isArray(command) || command[0] !== 'site') return false;
  const { host, api, cabinet }: UnknownFields = Object(command[1]);
  if (!host) return false;
  const given = Object.entries({ host, api, cabinet }).flatMap(([name, value]) =>
    value ? [[name, String(value)]] : [],
  );
  Object.assign(hosts, hostsOf(Object.fromEntries(given), import.meta.url), { isNamed: true });
  return true;
};

/**
 * Writes the explanation of a problem into the console. If the site's data can still be loaded, resolves with these
 * instead: from a server without a bootstrap document, or for a site that the page has named meanwhile.
 */
export const explain = async (
  hosts: Hosts,
  problem: Problem,
  ...details: unknown[]
): Promise<Bootstrap | undefined> => {
  let [first, second] = details;
  if (problem === 'push' && nameSite(hosts, first)) return undefined;
  // Waits for one task, because the page's command `site` may be handled at the same time. The script has asked for the
  // site of the page's host before the command named another one.
  if (problem === 'site') await new Promise((done) => setTimeout(done));
  if (problem === 'site' && hosts.isNamed)
    try {
      return await fetchSite(hosts, String(second));
    } catch (reason) {
      first = reason;
    }
  const isMissing = problem === 'site' && first instanceof Response && first.status === 404;
  const site = isMissing ? await openOtherServer(hosts) : undefined;
  if (site) return site;
  console.error(`octavo: ${sentences[problem](hosts, first, second)}`);
  return undefined;
};
