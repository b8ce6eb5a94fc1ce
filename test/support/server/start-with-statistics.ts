import * as assert from 'uvu/assert';
import type { Fields } from '../../../src/api/call.ts';
import * as calls from '../../../src/api/calls.ts';
import { startServer } from './start-server.ts';

export const eventsPerMinute = 400;

export const action = { category: 'Widget', label: 'Calculator', visitorId: 'a-visitor' };
/** The parts of an action beside its name, as JSON and as form fields. */
export const details = {
  configData: { id: '1', template: 'm1_d1' },
  result: { code: '201', payload: 'O-7K3M9Q' },
  actionData: { action: 'Show' },
  deviceData: { width: '360', language: 'en' },
  environmentData: { location: 'https://papers.example/', storage: { utm_campaign: 'autumn', gclid: 'x' } },
};

/** Sends nested parts as JSON, as the widgets do. */
export const toTexts = (payload: object): Fields =>
  Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

/** Starts a server with a limit of events, and reads what it stores of actions. */
export const startWithStatistics = async () => {
  const server = await startServer({ settings: { eventsPerMinute, trustedProxies: 1 } });
  const events = () => server.deps.db.selectFrom('visitor_events').selectAll().execute();
  const counts = () => server.deps.db.selectFrom('event_counts').selectAll().orderBy('count').execute();
  const textOf = async (id = 0) => {
    const rows = await server.deps.db.selectFrom('event_texts').selectAll().where('id', '=', id).execute();
    return JSON.parse(rows[0]?.text ?? 'null');
  };
  let sender = 0;
  /** Sends one action; each comes from a network of its own unless one is named. */
  const sendAction = (payload: object, network = `198.51.100.${sender++ % 250}`, site?: string) =>
    server.send(calls.visitorAction, {
      payload: { ...action, ...toTexts(payload) },
      headers: { 'x-forwarded-for': network },
      ...(site && { site }),
    });
  /** Sends many actions at once and requires that each is accepted. */
  const flood = async (count: number, sendOne: (index: number) => ReturnType<typeof sendAction>) => {
    const answers = await Promise.all(Array.from({ length: count }, (_, index) => sendOne(index)));
    assert.equal([...new Set(answers.map(({ status }) => status))], [204]);
  };
  return { ...server, events, counts, textOf, sendAction, flood };
};
