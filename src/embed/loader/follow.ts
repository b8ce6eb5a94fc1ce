// Code that comes after the price: it decorates the page's links, counts first views and looks for mistakes in the markup.
import './params-setter.ts';
import type { SiteFacts, WidgetName } from '../../order/vocabulary/site.ts';
import type { VisitorAction } from '../../order/vocabulary/visitor-actions.ts';
import type { Hosts } from '../../state/page/context.ts';
import { untilIdle } from '../first-view/moments.ts';
import { createEmit } from '../mount/create-emit.ts';
import { readOptions } from '../mount/read-options.ts';
import { createWidgetTracker } from '../mount/widget-tracker.ts';
import { findElements, findMistakes } from './markup-mistakes.ts';
import type { Explain } from './script-api.ts';

/** Widgets that have first views, with their labels. */
const viewed: readonly (readonly [name: WidgetName, label: VisitorAction['label']])[] = [
  ['calculator', 'Calculator'],
  ['order-form', 'Order Form'],
  ['price-list', 'Price List'],
];

/**
 * Records the action Show of a first view once it is on the screen, whether or not the widget's code is ever needed. A form
 * that is sent without that code carries the parameters of the widget's link. Returns the function that ends both.
 */
export const followView = (
  host: HTMLElement,
  name: string,
  { hosts, facts }: { hosts: Hosts; facts: SiteFacts },
) => {
  const found = viewed.find(([widget]) => widget === name);
  if (!found) return undefined;
  const [widget, label] = found;
  const tracker = createWidgetTracker({
    site: { config: facts },
    hosts,
    options: readOptions(host, widget, facts),
    emit: createEmit(host),
  });
  const observer = new IntersectionObserver((entries) => {
    if (!entries.pop()?.isIntersecting) return;
    observer.disconnect();
    tracker.record({ label, action: 'Show' });
  });
  observer.observe(host);
  const controller = new AbortController();
  const addVisit = (event: Event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    for (const [name, value] of Object.entries(tracker.linkQuery()))
      if (!form.elements.namedItem(name))
        form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  };
  host.shadowRoot?.addEventListener('submit', addVisit, { signal: controller.signal });
  return () => {
    controller.abort();
    observer.disconnect();
    tracker.destroy();
  };
};

/** Lists the mistakes of the page's markup in the console, once the page has loaded. `source` is the address of the script. */
export const reportMistakes = async (source: string, explain: Explain) => {
  await untilIdle();
  const elements = findElements();
  for (const mistake of elements.flatMap(findMistakes)) explain('markup', ...mistake);
  const [, script] = /\/((?:calculator|order-form|checkout|price-list)\.js)/.exec(source) ?? [];
  if (script && !elements.length) explain('element', script);
};
