import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { maximumConnections } from '../../../src/server/letters/mail.ts';
import { startServer } from '../../support/server/start-server.ts';
import { until } from '../../support/server/until.ts';
import { startSmtp } from '../../support/services/smtp.ts';

const letters = suite('connections of the letter sender');

letters('a slow mail server gets at most as many letters at once as it has connections', async () => {
  let release = () => {};
  const released = new Promise<null>((resolve) => {
    release = () => resolve(null);
  });
  let arrived = 0;
  const answer = () => {
    arrived += 1;
    return released;
  };
  const smtp = await startSmtp({ answer });
  const server = await startServer({ settings: { letters: smtp } });
  for (let count = 0; count < 12; count++) await server.register();
  await until('all connections are in use', () => arrived === maximumConnections);
  const claimed = (await server.deps.db.selectFrom('letters').selectAll().execute()).filter(
    ({ tries }) => tries > 0,
  );
  assert.is(claimed.length, maximumConnections);
  release();
  await server.deps.background.finished();
  assert.is(new Set(smtp.acceptedMessages.map((mail) => /^To: (\S+)/m.exec(mail)?.[1])).size, 12);
  assert.is(smtp.acceptedMessages.length, 12);
});

letters.run();
