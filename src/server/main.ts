import { networkInterfaces } from 'node:os';
import { buildApp } from './app.ts';
import { compose } from './compose.ts';
import { sweepFiles } from './files/sweep-files.ts';
import { schemeOf } from './hosts.ts';
import { mailFolder } from './ports/mail.ts';
import { readSettings } from './settings.ts';

const settings = readSettings(process.env);
const { deps, setPort, close } = await compose(settings);
const app = await buildApp(deps);

/** Letters that a mail server was not ready for, or that the command line has promised, wait for a round. */
const millisecondsARound = 5_000;
const millisecondsASweep = 3_600_000;
const sweep = () => deps.background.run(() => sweepFiles(deps));

const stopping = new AbortController();
const { signal } = stopping;
const repeat = (act: () => void, milliseconds: number) => {
  act();
  const timer = setInterval(act, milliseconds);
  signal.addEventListener('abort', () => clearInterval(timer));
};

/** Requests in flight are answered, unless they take too long; then the database is closed. */
const stop = async () => {
  stopping.abort();
  const patience = setTimeout(() => app.server.closeAllConnections(), settings.stopWithinMs);
  await app.close();
  clearTimeout(patience);
  await close();
};
for (const name of ['SIGTERM', 'SIGINT'] as const)
  process.once(name, () => {
    stop().catch((error) => {
      app.log.error(error);
      process.exitCode = 1;
    });
  });

const interfaces = Object.values(networkInterfaces()).flat();
const everywhere = interfaces.some((one) => one?.family === 'IPv6') ? '::' : '0.0.0.0';

/** Ends early where it is stopped on its way. */
const start = async () => {
  await app.listen({ port: settings.port, host: settings.host ?? everywhere });
  if (signal.aborted) return;
  repeat(deps.postman.wake, millisecondsARound);
  repeat(sweep, millisecondsASweep);
  if (!settings.smtpUrl) app.log.warn(`No SMTP_URL: mails are written to ${mailFolder(settings.dataFolder)}`);
  const address = app.server.address();
  if (typeof address === 'object' && address) setPort(address.port);

  const hosts = (await deps.sites.all()).map(({ host }) => host);
  // Each site's loader and first page are made once; the first visitor should not wait for them.
  for (const host of hosts)
    for (const url of ['/embed/octavo.js', '/']) {
      if (signal.aborted) return;
      await app.inject({ url, headers: { host } });
    }

  // Printed last: whoever reads an address can use it.
  for (const host of hosts)
    for (const prefix of ['', 'api.', 'my.']) console.log(`${schemeOf(host)}://${prefix}${host}`);
};
await start().catch((error) => {
  // What is closed under its hands refuses to go on.
  if (!signal.aborted) throw error;
});
