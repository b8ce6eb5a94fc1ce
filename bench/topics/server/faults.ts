import { killRounds } from '../../../test/support/server/faults/kill-rounds.ts';
import { createDeployment } from '../../../test/support/server/start-process.ts';
import type { Table } from '../../report/table.ts';
import { withDatabases } from '../../server/with-databases.ts';
import type { Topic } from '../topic.ts';

/** Kills a server with -9 during registrations, orders and uploads. Fails if an acknowledged action is missing, changed or doubled. */
export const faults: Topic = {
  name: 'faults',
  rounds: 200,
  minutes: 15,
  measure: (_stage, { rounds }): Promise<Table[]> =>
    withDatabases(async (databases) => {
      const rows: Table['rows'][number][] = [];
      for (const { name, url } of databases) {
        const place = { ...(await createDeployment()), databaseUrl: url };
        const { accounts, orders, files, lostAnswers, orphans } = await killRounds(rounds, place);
        rows.push({ name, cells: [accounts, orders, files, lostAnswers, orphans] });
      }
      return [
        {
          title: `Data after ${rounds} kills`,
          columns: ['registrations', 'orders', 'files', 'actions without an answer', 'files left over'],
          rows,
          notes: [
            'The first three are acknowledged actions, which all exist afterwards, complete and once. Files left over belong to uploads that were not acknowledged.',
          ],
        },
      ];
    }),
};
