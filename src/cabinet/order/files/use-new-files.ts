import { useEffect, useState } from 'react';
import * as calls from '../../../api/calls.ts';
import type { Client } from '../../../api/client.ts';
import { useCabinet } from '../../context/cabinet-context.ts';

const msBetween = 60_000;

type Counts = Readonly<Record<string, number>>;
const none: Counts = {};

/** Names the new files of all orders; null where the server could not be asked. */
const namesOfNew = async (client: Client): Promise<string | null> => {
  if ((await client.send(calls.ping)).failed) return null;
  const result = await client.send(calls.attachments);
  if (result.failed) return null;
  const ids = result.payload.flatMap(({ id, isNew }) => (isNew ? [id] : []));
  return ids.join(' ');
};

const countOf = async (client: Client, orderId: string): Promise<[string, number] | null> => {
  const result = await client.send(calls.newAttachmentCounter, { params: { orderId } });
  return result.failed ? null : [orderId, result.payload.count];
};

/** The counts of these orders; null unless all could be asked for. */
const countAll = async (client: Client, codes: readonly string[]): Promise<Counts | null> => {
  const counted = await Promise.all(codes.map((code) => countOf(client, code)));
  const known = counted.filter((one) => one !== null);
  return known.length === codes.length ? Object.fromEntries(known) : null;
};

/** Calls `look` now, every minute, and when the reader comes back; never while the tab is hidden. */
const watch = (look: () => void) => {
  const lookIfSeen = () => document.visibilityState === 'visible' && look();
  lookIfSeen();
  const timer = setInterval(lookIfSeen, msBetween);
  document.addEventListener('visibilitychange', lookIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookIfSeen);
  };
};

/**
 * How many new files each of these orders has, by code. Orders are counted only when the list of all new files has
 * changed. A failure is not shown, because the next look may succeed.
 */
export const useNewFiles = (codes: readonly string[]): Counts => {
  const { client } = useCabinet();
  const [counts, setCounts] = useState(none);
  const key = codes.join(' ');
  useEffect(() => {
    let isCurrent = true;
    let seen = '';
    const look = async () => {
      const names = await namesOfNew(client);
      if (!isCurrent || names === null || names === seen) return;
      const found = names ? await countAll(client, key.split(' ')) : none;
      if (!isCurrent || !found) return;
      seen = names;
      setCounts(found);
    };
    const stop = watch(() => void look());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [client, key]);
  return counts;
};
