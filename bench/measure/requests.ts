import type { CDPSession } from 'playwright-core';

/** A request. Times are seconds of the browser's monotonic clock. */
export interface SeenRequest {
  url: string;
  isPreflight: boolean;
  startedAt: number;
  /** End of the request; NaN while the request is running. */
  endedAt: number;
  /** Number of transferred bytes, including headers. */
  bytes: number;
}

/** Records every request of a page until the page is closed. `clock` converts the browser's seconds to epoch milliseconds. */
export const recordRequests = async (session: CDPSession) => {
  const byId = new Map<string, SeenRequest>();
  let wall = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime, type }) => {
    wall ||= wallTime - timestamp;
    const isPreflight = type === 'Preflight';
    byId.set(requestId, {
      url: request.url,
      isPreflight,
      startedAt: timestamp,
      endedAt: Number.NaN,
      bytes: 0,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const entry = byId.get(requestId);
    if (entry) Object.assign(entry, { endedAt: timestamp, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return {
    all: () => [...byId.values()],
    clock: (seconds: number) => (seconds + wall) * 1000,
  };
};
