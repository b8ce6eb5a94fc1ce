import type { Route } from 'playwright-core';

const open = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' };
const respond =
  (status: number, body: string, contentType = 'application/json') =>
  (route: Route) =>
    route.fulfill({ status, body, contentType, headers: open });
const refuse = (status: number, property: string, message: string) =>
  respond(status, JSON.stringify([{ property, message }]));
const page = '<!doctype html><title>Gateway</title><h1>It is not you, it is us</h1>';

/** Ways in which a call fails. A call with `silence` gets no answer, and the page's clock is played until the timeout. */
export const faults = {
  offline: (route: Route) => route.abort('internetdisconnected'),
  reset: (route: Route) => route.abort('connectionreset'),
  '5xx HTML': respond(502, page, 'text/html'),
  'empty 200': respond(200, ''),
  null: respond(200, 'null'),
  truncated: respond(200, '{"token": "ey'),
  401: refuse(401, '', 'Please log in'),
  403: refuse(403, '', 'This is not allowed here'),
  404: refuse(404, '', 'There is nothing at this address. Please check it, or reload the page that led here'),
  409: refuse(409, '', 'Something else has changed this meanwhile'),
  413: respond(413, page, 'text/html'),
  422: refuse(422, 'shoeSize', 'Please measure your foot again'),
  429: (route: Route) =>
    route.fulfill({
      status: 429,
      body: page,
      contentType: 'text/html',
      headers: { ...open, 'retry-after': '30' },
    }),
  silence: () => undefined,
} as const satisfies Record<string, (route: Route) => unknown>;

export type FaultName = keyof typeof faults;
// The sequence of faults in the table. It is written out, because an object lists number keys first.
export const faultNames: readonly FaultName[] = [
  ...(['offline', 'reset', '5xx HTML', 'empty 200', 'null', 'truncated'] as const),
  ...([401, 403, 404, 409, 413, 422, 429] as const),
  'silence',
];
