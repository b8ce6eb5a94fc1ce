import { randomUUID } from 'node:crypto';
import * as calls from '../../src/api/calls.ts';
import { createDeployment, startProcess } from '../../test/support/server/start-process.ts';
import { sampleOf, type Table } from '../report/table.ts';
import { readWatched, watchable } from './watched.ts';

const people = 20;
const times = 10;
const password = 'a quiet library';

/** Measures for how long logins at the same moment block the event loop. */
export const measureLogins = async (): Promise<Table> => {
  const place = await createDeployment();
  try {
    const server = await startProcess(place, watchable);
    const emails = Array.from({ length: people }, () => `${randomUUID()}@example.com`);
    for (const email of emails) await server.send(calls.registration, { payload: { email, password } });
    const delays: number[] = [];
    const durations: number[] = [];
    for (let time = 0; time < times; time++) {
      await readWatched(server);
      const startedAt = performance.now();
      const answers = await Promise.all(
        emails.map((email) => server.send(calls.login, { payload: { email, password } })),
      );
      durations.push(performance.now() - startedAt);
      if (answers.some(({ status }) => status !== 200)) throw new Error('A login was refused.');
      delays.push((await readWatched(server)).longestMs);
    }
    await server.end('SIGTERM');
    return {
      title: 'Event loop while 20 people log in at once',
      columns: ['longest delay, ms', 'allowed', 'all answered, ms'],
      rows: [{ name: 'logins', cells: [sampleOf(delays), 50, sampleOf(durations)] }],
      notes: [
        `${people} logins at the same moment, ${times} times. Hashes run on threads, one at a time on two cores.`,
      ],
    };
  } finally {
    await place.stop();
  }
};
