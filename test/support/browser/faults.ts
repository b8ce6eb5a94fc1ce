import type { Page, Route } from 'playwright-core';
import type { Octavo } from './browser.ts';

/** Failures of a call: no connection, an HTML page of somebody else, a bad gateway. */
export type Fault = 'down' | 'html' | 'gateway' | 'lost';

const html = { contentType: 'text/html', headers: { 'access-control-allow-origin': '*' } };

/** The server does its work, and its response never arrives. */
const lose = (octavo: Octavo) => async (route: Route) => {
  const request = route.request();
  const address = new URL(request.url());
  await fetch(`http://127.0.0.1:${octavo.port}${address.pathname}${address.search}`, {
    method: request.method(),
    headers: { ...(await request.allHeaders()), host: address.host },
    body: Uint8Array.from(request.postDataBuffer() ?? []),
  });
  await route.abort('connectionreset');
};

const faults = (octavo: Octavo): Record<Fault, (route: Route) => Promise<void>> => ({
  down: (route) => route.abort('connectionrefused'),
  html: (route) => route.fulfill({ ...html, status: 200, body: '<!doctype html><title>Wi-Fi login</title>' }),
  gateway: (route) => route.fulfill({ ...html, status: 502, body: '<h1>Bad gateway</h1>' }),
  lost: lose(octavo),
});

export interface Broken {
  /** Number of calls that failed. */
  tries(): number;
  mend(): Promise<void>;
}

/** Selects a call by its address. */
export type Meant = (address: URL) => boolean;

export const isOrder: Meant = ({ pathname }) => pathname === '/v1/client/order';
export const isUpload: Meant = ({ pathname }) => pathname === '/v1/client/file';

const meaning = (octavo: Octavo, isMeant: Meant) => (address: URL) =>
  address.origin === octavo.api && isMeant(address);

/** Makes a call of the API fail until `mend` is called. */
export const breakCall = async (
  page: Page,
  octavo: Octavo,
  isMeant: Meant,
  fault: Fault,
): Promise<Broken> => {
  let tries = 0;
  const fail = faults(octavo)[fault];
  const handle = (route: Route) => {
    tries += 1;
    return fail(route);
  };
  const match = meaning(octavo, isMeant);
  await page.route(match, handle);
  return { tries: () => tries, mend: () => page.unroute(match, handle) };
};

/** Holds a call back until `release` is called. */
export const holdCall = async (page: Page, octavo: Octavo, isMeant: Meant) => {
  let release = () => {};
  let count = 0;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(meaning(octavo, isMeant), async (route) => {
    count += 1;
    await released;
    await route.continue();
  });
  return { count: () => count, release };
};
