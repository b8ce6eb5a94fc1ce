import { useEffect, useState } from 'react';
import * as calls from '../../../api/calls.ts';
import type { Client } from '../../../api/client.ts';
import { useCabinet } from '../../context/cabinet-context.ts';

const intervalMs = 60_000;

type Counts = Readonly<Record<string, number>>;
const none: Counts = {};

/** Returns the ids of the new files of all orders as one text, which can be compared; null after a failure. */
const loadNewFileIds = async (client: Client): Promise<string | null> => {
  if ((await client.send(calls.ping)).failed) return null;
  const result = await client.send(calls.attachments);
  if (result.failed) return null;
  const ids = result.payload.flatMap(({ id, isNew }) => (isNew ? [id] : []));
  return ids.join(' ');
};

const loadCount = async (client: Client, orderId: string): Promise<[string, number] | null> => {
  const result = await client.send(calls.newAttachmentCounter, { params: { orderId } });
  return result.failed ? null : [orderId, result.payload.count];
};

/** Returns the number of new files for each of these orders; null if one of the numbers could not be loaded. */
const loadCounts = async (client: Client, codes: readonly string[]): Promise<Counts | null> => {
  const counted = await Promise.all(codes.map((code) => loadCount(client, code)));
  const loaded = counted.filter((count) => count !== null);
  return loaded.length === codes.length ? Object.fromEntries(loaded) : null;
};

/**
 * Calls `check` at once, every minute, and when the tab becomes visible, but never while it is hidden. Returns the
 * function that stops this.
 */
const startPolling = (check: () => void) => {
  const checkIfVisible = () => document.visibilityState === 'visible' && check();
  checkIfVisible();
  const timer = setInterval(checkIfVisible, intervalMs);
  document.addEventListener('visibilitychange', checkIfVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', checkIfVisible);
  };
};

/**
 * Returns the number of new files by order code. The numbers are loaded only when the list of all new files has
 * changed. A failure is not shown, because the next check may succeed.
 */
export const useNewFiles = (codes: readonly string[]): Counts => {
  const { client } = useCabinet();
  const [counts, setCounts] = useState(none);
  const key = codes.join(' ');
  useEffect(() => {
    let isCurrent = true;
    let lastIds = '';
    const check = async () => {
      const ids = await loadNewFileIds(client);
      if (!isCurrent || ids === null || ids === lastIds) return;
      const found = ids ? await loadCounts(client, key.split(' ')) : none;
      if (!isCurrent || !found) return;
      lastIds = ids;
      setCounts(found);
    };
    const stop = startPolling(() => void check());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [client, key]);
  return counts;
};
