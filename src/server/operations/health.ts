import type { FastifyInstance } from 'fastify';
import * as calls from '../../api/calls.ts';
import { managers } from '../../api/staff-roles.ts';
import { sellsAnything } from '../../order/rules/offers.ts';
import { answersQuery } from '../database/open.ts';
import { createOutageWarning } from '../database/outages.ts';
import type { CallDeps, Deps } from '../deps.ts';
import { letterFolderOf, type Settings } from '../settings/settings.ts';
import { readLastBackup } from './store/last-backup.ts';
import { readAttention } from './store/stored-figures.ts';

/** Milliseconds between two questions to the virus scanner. */
const askIntervalMs = 10_000;

const noScanner = 'The virus scanner of CLAMD_URL does not answer, so files are refused until it does.';

const noMail = (settings: Settings): string | null => {
  const folder = letterFolderOf(settings);
  if (settings.smtpUrl) return null;
  return folder
    ? `Letters cannot be sent: no mail server is set. They are written to ${folder} until your engineer sets SMTP_URL.`
    : 'This server sends no letters: no mail server is set. They wait for a server of the same database that has SMTP_URL.';
};

/** Asks the virus scanner at an interval, because an answer may take seconds, and logs the begin and the end of its outages. */
const watchScanner = (app: FastifyInstance, { virusScanner, log }: Deps) => {
  if (!virusScanner) return () => null;
  let failure: string | null = null;
  const warnOfOutage = createOutageWarning({
    begin: (sentence) => log.warn(sentence),
    end: () => log.warn('The virus scanner answers again.'),
  });
  const askScanner = async () => {
    failure = (await virusScanner.isReady()) ? null : noScanner;
    warnOfOutage(failure);
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    void askScanner();
    timer = setInterval(askScanner, askIntervalMs);
  });
  app.addHook('onClose', async () => clearInterval(timer));
  return () => failure;
};

/**
 * Registers the addresses of a load balancer and of monitors. A server that refuses files or sends no letters is ready, because
 * it still answers reads, logins and orders; `/readyz` then says so, and the log said so at the start. Returns a function that
 * returns these limits as sentences.
 */
export const registerHealth = (app: FastifyInstance, deps: Deps): (() => Promise<string[]>) => {
  const { db, settings, sites, diskSpace, letterSender, draining, log } = deps;
  const scannerFailure = watchScanner(app, deps);
  const reasons = async () =>
    [
      await diskSpace.shortage(),
      scannerFailure(),
      noMail(settings),
      letterSender.failure(),
      ...sites.problems(),
    ].filter((reason) => reason !== null);
  app.get('/livez', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/healthz', async (_request, reply) => {
    await answersQuery(db);
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (draining.aborted) return reply.code(503).send({ status: 'stopping' });
    await deps.requireWritable();
    const found = await reasons();
    return reply.send(found.length > 0 ? { status: 'limited', reason: found.join(' ') } : { status: 'ok' });
  });
  app.addHook('onListen', async () => {
    // On a terminal, the printed addresses include the folder of the letters.
    const printed = process.stdout.isTTY ? [noMail(settings)] : [];
    for (const reason of await reasons()) if (!printed.includes(reason)) log.warn(reason);
  });
  return reasons;
};

export const registerStaffHealth = ({ router, db, diskSpace, sites, limits, now }: CallDeps): void => {
  const withoutPrices = async () =>
    (await sites.all()).flatMap(({ host, bootstrap }) =>
      sellsAnything(bootstrap)
        ? []
        : [
            `${host} takes no orders yet. Set its prices under Prices; name, promises and payment are under Site.`,
          ],
    );
  router.staff(calls.staffHealth, { roles: managers }, async () => ({
    limits: [...(await withoutPrices()), ...(await limits())],
    freeMb: await diskSpace.freeMb(),
    lastBackupAt: await readLastBackup(db),
    ...(await readAttention(db, now())),
  }));
};
