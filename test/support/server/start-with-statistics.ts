import * as assert from 'uvu/assert';
import type { Fields } from '../../../src/api/call.ts';
import * as calls from '../../../src/api/calls.ts';
import { startOffice } from './staff/office.ts';

export const eventsPerMinute = 400;

export const action = { category: 'Widget', label: 'Calculator', visitorId: 'a-visitor' };
/** Fields of an action besides its name. */
export const details = {
  configData: { id: '1', template: 'm1_d1' },
  result: { code: '201', payload: 'O-7K3M9Q' },
  actionData: { action: 'Show' },
  deviceData: { width: '360', language: 'en' },
  environmentData: { location: 'https://papers.example/', storage: { utm_campaign: 'autumn', gclid: 'x' } },
};

/** Converts nested fields to JSON, as widgets send them. */
export const toTexts = (payload: object): Fields =>
  Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

/** Starts an office's server with a limit of visitors' actions, with functions that send actions and read the stored rows. */
export const startWithStatistics = async () => {
  const server = await startOffice({ settings: { eventsPerMinute, trustedProxies: 1 } });
  const events = () => server.deps.db.selectFrom('visitor_events').selectAll().execute();
  const views = () => server.deps.db.selectFrom('day_views').selectAll().orderBy('views').execute();
  const textOf = async (id = 0) => {
    const rows = await server.deps.db.selectFrom('event_texts').selectAll().where('id', '=', id).execute();
    return JSON.parse(rows[0]?.text ?? 'null');
  };
  let sender = 0;
  /** Sends an action from `network`; by default, each action comes from another network. */
  const sendAction = (payload: object, network = `198.51.100.${sender++ % 250}`, site?: string) =>
    server.send(calls.visitorAction, {
      payload: { ...action, ...toTexts(payload) },
      headers: { 'x-forwarded-for': network },
      ...(site && { site }),
    });
  /** Sends many actions at once; fails if one is not accepted. */
  const flood = async (count: number, sendOne: (index: number) => ReturnType<typeof sendAction>) => {
    const answers = await Promise.all(Array.from({ length: count }, (_, index) => sendOne(index)));
    assert.equal([...new Set(answers.map(({ status }) => status))], [204]);
  };
  return { ...server, events, views, textOf, sendAction, flood };
};
