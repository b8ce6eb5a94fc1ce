import type { FastifyInstance } from 'fastify';
import { addDemoCustomer } from '../demo/customer/add-demo-customer.ts';
import { demoCustomer } from '../demo/customer/demo-customer.ts';
import { demoSites } from '../demo/demo-sites.ts';
import type { Deps } from '../deps.ts';
import { mailFolder } from '../ports/mail.ts';
import { hostOf } from '../stores/sites/site-seed.ts';
import { plainAddresses, welcomeLines } from '../terminal/addresses.ts';

interface Parts {
  app: FastifyInstance;
  deps: Deps;
  /** Hosts of the sites. */
  hosts: readonly string[];
  /** True to add the demo customer and print the account's password. */
  isDemo: boolean;
}

/** Returns the host of the first demo site; undefined if the provider has removed it. */
const demoHost = ({ hosts }: Parts) => {
  const [first] = demoSites;
  const name = first && hostOf(first, 'localhost');
  return hosts.find((host) => host.replace(/:\d+$/, '') === name);
};

/**
 * Adds the demo customer, unless a mail server is set, because no mail may go to the invented address. Returns whether the
 * customer exists.
 */
const prepareCustomer = async (parts: Parts): Promise<boolean> => {
  const { deps, isDemo } = parts;
  const host = demoHost(parts);
  if (!isDemo || host === undefined || deps.settings.smtpUrl) return false;
  try {
    await addDemoCustomer(deps, host);
    return true;
  } catch (error) {
    deps.log.warn(
      { err: error },
      'The demo customer could not be added, so the cabinet has no orders to show.',
    );
    return false;
  }
};

/** Prints the addresses of the server. On a terminal, suggestions are added; elsewhere each line is one address. */
export const printAddresses = async (parts: Parts): Promise<void> => {
  const { app, deps, hosts } = parts;
  const hasCustomer = await prepareCustomer(parts);
  if (!process.stdout.isTTY) {
    for (const line of plainAddresses(hosts)) console.log(line);
    return;
  }
  const { dataFolder, smtpUrl } = deps.settings;
  const lines = await welcomeLines({
    hosts,
    login: hasCustomer ? demoCustomer : null,
    answers: async ({ prefix, path }, host) => {
      const { statusCode } = await app.inject({ url: path, headers: { host: `${prefix}${host}` } });
      return statusCode === 200;
    },
    notes: [
      ...(smtpUrl ? [] : [`Letters are files in ${mailFolder(dataFolder)}. Set SMTP_URL to send them.`]),
      `Data: ${deps.databaseKind === 'sqlite' ? dataFolder : `PostgreSQL and ${dataFolder}`}. Ctrl-C stops the server.`,
    ],
  });
  for (const line of lines) console.log(line);
};
