import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { mailFolder } from '../letters/mail.ts';
import { type Login, plainAddresses, welcomeLines } from './addresses.ts';

interface Parts {
  app: FastifyInstance;
  deps: Deps;
  /** Hosts of the sites. */
  hosts: readonly string[];
  /** True to add the demo customer and print the account's password. */
  isDemo: boolean;
}

/**
 * Adds the demo customer to the demo site, unless the provider has removed the site. With a mail server, no customer is added,
 * because no mail may go to the invented address. Returns the customer; null if there is none.
 */
const prepareCustomer = async ({ deps, hosts, isDemo }: Parts): Promise<Login | null> => {
  const demoHost = hosts.find((host) => /^localhost(:\d+)?$/.test(host));
  if (!isDemo || demoHost === undefined || deps.settings.smtpUrl) return null;
  try {
    const { addDemoCustomer } = await import('../demo/customer/add-demo-customer.ts');
    return await addDemoCustomer(deps, demoHost);
  } catch (error) {
    deps.log.warn(
      { err: error },
      'The demo customer could not be added, so the cabinet has no orders to show.',
    );
    return null;
  }
};

/** Prints the addresses of the server. On a terminal, suggestions are added; elsewhere each line is one address. */
export const printAddresses = async (parts: Parts): Promise<void> => {
  const { app, deps, hosts } = parts;
  const login = await prepareCustomer(parts);
  if (!process.stdout.isTTY) {
    for (const line of plainAddresses(hosts)) console.log(line);
    return;
  }
  const { dataFolder, smtpUrl } = deps.settings;
  const lines = await welcomeLines({
    hosts,
    login,
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
