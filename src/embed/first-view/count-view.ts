import { visitorAction } from '../../api/calls/statistics.ts';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import type { SiteFacts } from '../../order/vocabulary/site.ts';
import type { VisitorAction } from '../../order/vocabulary/visitor-actions.ts';
import type { Hosts } from '../../state/page/context.ts';
import { dataLayerSink, elementSink } from '../../tracking/analytics.ts';
import { readConsent } from '../../tracking/consent.ts';
import { readOrStore } from '../../tracking/storage.ts';
import { createVisitorId } from '../../tracking/visitor.ts';

const labels: Readonly<Record<string, VisitorAction['label']>> = {
  calculator: 'Calculator',
  'order-form': 'Order Form',
  'price-list': 'Price List',
};

/** Returns the id of the visitor, which is stored with the visit that the page's links carry. */
const visitorIdOf = () => {
  const visit: UnknownFields = Object(readOrStore('visit'));
  const visitorId = visit.visitorId ?? createVisitorId();
  readOrStore('visit', { ...visit, visitorId });
  return visitorId;
};

/** Sends the action Show to the provider. Returns false without the visitor's consent. */
const sendShow = (
  { label, template }: { label: string; template: string },
  { api, site }: Hosts,
  { id, version_price }: SiteFacts,
) => {
  if (readConsent() !== 'granted') return false;
  const body = new FormData();
  const fields = {
    category: 'Widget',
    label,
    actionData: '{"action":"Show"}',
    configData: JSON.stringify({ id, version_price, template }),
    environmentData: JSON.stringify({ location: location.origin + location.pathname }),
    visitorId: `${visitorIdOf()}`,
  };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const identity = encodeURIComponent(`my.${site}`);
  try {
    return navigator.sendBeacon(`${api}${visitorAction.path}?identity=${identity}`, body);
  } catch {
    return false;
  }
};

/**
 * Records the action Show of a first view once it is on the screen, whether or not the widget's code is ever needed: on the
 * page at once, and at the provider when the visitor leaves. Returns the function that stops it.
 */
export const countView = (host: HTMLElement, hosts: Hosts, facts: SiteFacts) => {
  const name = host.localName.slice(7);
  const label = labels[name] ?? 'Calculator';
  let isSeen = false;
  let isSent = false;
  const record = () => {
    isSeen = true;
    const event = { label, action: 'Show' } as const;
    dataLayerSink()(event);
    elementSink((type, detail) =>
      host.dispatchEvent(new CustomEvent(`octavo:${type}`, { bubbles: true, composed: true, detail })),
    )(event);
  };
  const observer = new IntersectionObserver((entries) => {
    if (!entries.pop()?.isIntersecting) return;
    observer.disconnect();
    record();
  });
  observer.observe(host);
  const leave = () => {
    if (!isSeen || isSent) return;
    const template: Readonly<Record<string, string | undefined>> = facts.template;
    isSent = sendShow(
      { label, template: host.getAttribute('template') || template[name] || 'm1_d1' },
      hosts,
      facts,
    );
  };
  const leaveIfHidden = () => document.hidden && leave();
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', leaveIfHidden);
  return (): undefined => {
    leave();
    observer.disconnect();
    removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', leaveIfHidden);
  };
};
