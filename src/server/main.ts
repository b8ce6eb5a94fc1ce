import type { Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { compose } from './compose.ts';
import { deleteExpired } from './delete-expired.ts';
import { hourMs, minuteMs } from './durations.ts';
import { serveMetrics } from './operations/metrics/serve-metrics.ts';
import { finishRefunds } from './payments/finish-refund.ts';
import { SettingsError } from './settings/read-environment.ts';
import { readSettings } from './settings/settings.ts';
import { applyDuePlans } from './staff/catalogue/plan-prices.ts';
import { holdDatabase } from './start/hold-database.ts';
import { printAddresses } from './start/print-addresses.ts';
import { prepareDataFolder, reasonNotToStart } from './start/start-failures.ts';

type StopSignal = 'SIGTERM' | 'SIGINT' | 'SIGHUP';

/**
 * Milliseconds within which a second signal is ignored. On Ctrl-C, npm passes on the signal that the terminal has
 * also sent to the server.
 */
const sameRequestMs = 500;

/**
 * Calls `stop` at the first SIGTERM, SIGINT (Ctrl-C) or SIGHUP (a closed terminal). A second signal after `sameRequestMs` ends
 * the process at once.
 */
const stopOnSignal = (stop: (signal: StopSignal) => void): void => {
  let askedAt: number | null = null;
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(name, () => {
      const now = performance.now();
      if (askedAt === null) {
        askedAt = now;
        stop(name);
      } else if (now - askedAt > sameRequestMs) {
        process.removeAllListeners(name);
        process.kill(process.pid, name);
      }
    });
};

// Only the server's user may read the files that the server creates.
process.umask(0o077);

const printAndExit = (lines: string): never => {
  console.error(lines);
  process.exit(1);
};

const readOwnSettings = () => {
  try {
    return readSettings(process.env, process.argv);
  } catch (error) {
    if (error instanceof SettingsError) return printAndExit(error.message);
    throw error;
  }
};
const settings = readOwnSettings();

const refuseToStart = (error: unknown): never => {
  const reason = reasonNotToStart(error, settings);
  if (reason) return printAndExit(reason);
  throw error;
};
const firstSites = process.argv.includes('--empty') ? 'neutral' : 'demo';
await prepareDataFolder(settings).catch(refuseToStart);
const hold = settings.databaseUrl ? null : await holdDatabase(settings.dataFolder).catch(refuseToStart);
const { deps, setPort, drain, close } = await compose(settings, { firstSites }).catch(refuseToStart);
const app = await buildApp(deps);
let metricsServer: Server | undefined;

const { draining } = deps;
const repeat = (task: () => void, intervalMs: number) => {
  task();
  const timer = setInterval(task, intervalMs);
  draining.addEventListener('abort', () => clearInterval(timer));
};

/**
 * Stops the server. For `drainMs` it announces the stop and still answers, so that load balancers choose other servers. Then
 * completes pending requests until the timeout, and closes the database.
 */
const stop = async (drainMs: number) => {
  drain();
  if (app.server.listening) await pause(drainMs);
  metricsServer?.closeAllConnections();
  metricsServer?.close();
  const timer = setTimeout(() => {
    app.log.warn('Requests in flight were cut off, because they took longer than STOP_WITHIN_MS');
    app.server.closeAllConnections();
  }, settings.stopTimeoutMs);
  await app.close();
  clearTimeout(timer);
  await close();
  hold?.release();
  if (process.stdout.isTTY) console.log('Octavo has stopped.');
  // A process that has nothing left to do stops listening to signals shortly before its end. On Ctrl-C, npm passes on a second
  // signal, which would then end the process as killed, and npm would report an error. `process.exit` listens until the end.
  process.once('beforeExit', () => process.exit());
};
stopOnSignal((signal) => {
  // After Ctrl-C the server does not wait for load balancers, because a person at a terminal has none.
  if (signal === 'SIGINT' && process.stdout.isTTY) console.log('\nStopping …');
  stop(signal === 'SIGINT' ? 0 : settings.drainMs).catch((error) => {
    app.log.error(error);
    process.exitCode = 1;
  });
});

const interfaces = Object.values(networkInterfaces()).flat();
const allInterfaces = interfaces.some((entry) => entry?.family === 'IPv6') ? '::' : '0.0.0.0';

/**
 * Maximum number of connections that wait until the process accepts them. The system drops further connections, and their
 * browsers try again only after 1 s, and after 2 s more. If the system's own limit (`net.core.somaxconn`, mostly 4096) is
 * smaller, it applies.
 */
const waitingConnections = 4096;

/**
 * Serves the metrics if the settings enable them. This happens before the first request, so that the metrics include all
 * requests.
 */
const startMetrics = async () => {
  if (deps.metrics && settings.metrics)
    metricsServer = await serveMetrics(deps.metrics, settings.metrics, app.log);
};

/** Socket on which a socket unit of systemd listens for this process. It stays open while the server restarts. */
const passedSocket = process.env.LISTEN_PID === `${process.pid}` ? { fd: 3 } : {};

/** Starts the server; returns early if a stop is requested meanwhile. */
const start = async () => {
  await startMetrics();
  await app.listen({
    port: settings.port,
    host: settings.host ?? allInterfaces,
    backlog: waitingConnections,
    ...passedSocket,
  });
  // The database and the addresses of the demo name the port.
  const address = app.server.address();
  if (typeof address === 'object' && address) setPort(address.port);
  if (draining.aborted) return;
  // Sends retries, and letters that the command line has added.
  repeat(deps.letterSender.sendSoon, 5_000);
  repeat(() => deleteExpired(deps), hourMs);
  // Asks the payment service about refunds that it has not made.
  repeat(() => deps.background.run(() => finishRefunds(deps)), hourMs);
  repeat(() => deps.background.run(() => applyDuePlans(deps)), 30_000);
  repeat(() => deps.background.run(deps.figureSums.update), minuteMs);
  // Another server, a command or SQL may have changed a site. While the database does not answer, the sites in memory stay in use.
  repeat(() => void deps.sites.refresh().catch(() => {}), 1_000);
  const sites = await deps.sites.all();
  const hosts = sites.map(({ host }) => host);
  // Requests the loader and the first page of each site, so that they are cached before the first visitor.
  for (const host of hosts)
    for (const url of ['/embed/octavo.js', '/']) {
      if (draining.aborted) return;
      await app.inject({ url, headers: { host } });
    }
  // Printed last, so that every printed address works.
  await printAddresses({ app, deps, sites, isDemo: settings.isDemo });
};
await start().catch((error) => {
  // An error after a stop has begun is a consequence of the stop, so it is not reported.
  if (!draining.aborted) refuseToStart(error);
});
