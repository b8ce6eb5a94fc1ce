// Code that comes after the price: it decorates the page's links and counts first views. It is one file, because both read and
// store the visit.
import './params-setter.ts';
import type { SiteFacts, WidgetName } from '../../order/vocabulary/site.ts';
import type { VisitorAction } from '../../order/vocabulary/visitor-actions.ts';
import type { Hosts } from '../../state/page/context.ts';
import { createEmit } from '../mount/create-emit.ts';
import { readOptions } from '../mount/read-options.ts';
import { createWidgetTracker } from '../mount/widget-tracker.ts';

/** Widgets that have first views, with their labels. */
const viewed: readonly (readonly [name: WidgetName, label: VisitorAction['label']])[] = [
  ['calculator', 'Calculator'],
  ['order-form', 'Order Form'],
  ['price-list', 'Price List'],
];

/**
 * Records the action Show of a first view once it is on the screen, whether or not the widget's code is ever needed. Returns the
 * function that ends it.
 */
export const countView = (host: HTMLElement, name: string, hosts: Hosts, facts: SiteFacts) => {
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
  return () => {
    observer.disconnect();
    tracker.destroy();
  };
};
