import { visitorAction } from '../../api/calls/statistics.ts';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import type { Bootstrap } from '../../order/vocabulary/site.ts';
import type { Hosts } from '../../state/page/context.ts';
import { readConsent } from '../../tracking/consent.ts';
import { readOrStore } from '../../tracking/storage.ts';

/** Sends the action Show of a widget whose code has not arrived, unless the visitor has refused consent. Returns whether it was sent. */
const sendShow = (
  name: string,
  template: string | undefined,
  { api, site }: Hosts,
  { config }: Bootstrap,
) => {
  if (readConsent() !== 'granted') return false;
  const { id, version_price } = config;
  const { visitorId = '' }: UnknownFields = Object(readOrStore('visit'));
  const body = new FormData();
  body.append('category', 'Widget');
  body.append(
    'label',
    name.replace(/(?:^|-)./g, (start) => start.toUpperCase().replace('-', ' ')),
  );
  body.append('actionData', '{"action":"Show"}');
  body.append('configData', JSON.stringify({ id, version_price, template }));
  body.append('visitorId', `${visitorId}`);
  try {
    return navigator.sendBeacon(
      `${api}${visitorAction.path}?identity=${encodeURIComponent(`my.${site}`)}`,
      body,
    );
  } catch {
    return false;
  }
};

/**
 * Counts a first view that was on the screen: the visitor may leave before the widget's code arrives. `handOver` leaves the
 * counting to this code. It returns a promise that resolves once the view has been on the screen, or never if the view
 * was counted here. `site` is the data in the script.
 */
export const countView = (host: HTMLElement, hosts: Hosts, site: Bootstrap | false) => {
  let isSeen = false;
  let isCounted = false;
  let markSeen = () => {};
  const seen = new Promise<void>((resolve) => {
    markSeen = resolve;
  });
  const observer = new IntersectionObserver((entries) => {
    if (!entries.pop()?.isIntersecting) return;
    observer.disconnect();
    isSeen = true;
    markSeen();
  });
  observer.observe(host);
  const leave = () => {
    if (!isSeen || isCounted || !site) return;
    const name = host.localName.slice(7);
    const { template }: { template: Record<string, string | undefined> } = site.config;
    isCounted = sendShow(name, host.getAttribute('template') || template[name] || 'm1_d1', hosts, site);
  };
  addEventListener('pagehide', leave);
  const handOver = () => {
    removeEventListener('pagehide', leave);
    return isCounted ? new Promise<void>(() => {}) : seen;
  };
  const stop = () => {
    handOver();
    observer.disconnect();
  };
  return { handOver, stop };
};
