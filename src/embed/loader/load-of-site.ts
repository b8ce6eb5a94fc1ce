import type { Hosts } from '../../state/page/context.ts';
import { createReadVisitor } from '../../tracking/named-visitor.ts';
import type { Manifest } from '../mount/widget-module.ts';
import { hostsOf } from './hosts.ts';
import { createLoadSite, createLoadWidgets, createPreload, type LoadWidget, localeOf } from './load.ts';
import { createExplain } from './script-api.ts';

declare const __OCTAVO_WIDGETS__: Manifest;

const folder = new URL('.', import.meta.url).href;

interface NamedSite {
  hosts: Hosts;
  loadWidget: LoadWidget;
}

const openSite = (hosts: Hosts, nonce?: string): NamedSite => {
  const prefix = `${hosts.site}:`;
  Object.assign(hosts, { prefix, readVisitor: createReadVisitor(prefix) });
  const explain = createExplain(hosts, folder);
  return {
    hosts,
    loadWidget: createLoadWidgets(createLoadSite(hosts, folder, explain), createPreload(folder, nonce)),
  };
};

/** Sites of the page by their hosts, so that the widgets of a site share its data. */
const sites: Record<string, NamedSite> = {};

/** Returns the manifest row of an element. Throws if this release has no such widget. */
const manifestRow = (host: Element) => {
  const row = __OCTAVO_WIDGETS__[host.localName.slice(7)];
  if (!row) throw new Error(`${folder} has no ${host.localName}`);
  return row;
};

/**
 * Loads the widget of an element and the data of its site. `settings` are the data attributes of the site's script. It is
 * called by scripts of other releases, too, so its parameters and its result do not change.
 */
export const loadOfSite = async (
  host: HTMLElement,
  settings: DOMStringMap,
  failures: number,
): ReturnType<LoadWidget> => {
  const ownHosts = hostsOf(settings, import.meta.url);
  const key = `${Object.values(ownHosts)}`;
  sites[key] ??= openSite(ownHosts, settings.nonce);
  const { hosts, loadWidget } = sites[key];
  const [site, mount] = await loadWidget(manifestRow(host), failures, localeOf(host));
  return [site, (element, root, data) => mount(element, root, { ...data, site, hosts })];
};
