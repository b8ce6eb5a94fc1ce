import type { CDPSession } from 'playwright-core';

/** A request of a page. */
export interface SeenRequest {
  url: string;
  /** End of the request in epoch milliseconds; NaN while the request is running. */
  endedAt: number;
  /** Number of transferred bytes, including headers. */
  bytes: number;
}

/** Records every request of a page until the page is closed. Returns the function that lists them. */
export const recordRequests = async (session: CDPSession) => {
  const byId = new Map<string, SeenRequest>();
  // The browser counts its seconds from another moment than the epoch.
  let offset = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    offset ||= wallTime - timestamp;
    byId.set(requestId, { url: request.url, endedAt: Number.NaN, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const entry = byId.get(requestId);
    if (entry) Object.assign(entry, { endedAt: (timestamp + offset) * 1000, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return () => [...byId.values()];
};
