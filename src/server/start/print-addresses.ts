import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { officeAddress, schemeOf } from '../http/hosts.ts';
import { letterFolderOf } from '../settings/settings.ts';
import type { Site } from '../sites/store/sites.ts';
import { inviteFirstOwner } from '../staff/invite-staff.ts';

/** An address of a site that a person can open in a browser. */
interface AddressRow {
  /** Prefix of the site's host. */
  prefix: '' | 'api.' | 'my.' | 'office.';
  path: string;
  title: string;
  about: string;
}

/** Addresses that the server prints for a person, in this sequence. An address without an answer is left out. */
export const addressRows: readonly AddressRow[] = [
  { prefix: '', path: '/', title: 'Landing page', about: 'the calculator in a page' },
  { prefix: '', path: '/order/', title: 'Order form', about: 'order a paper in two steps' },
  { prefix: '', path: '/widgets/', title: 'Widgets', about: 'all, with the lines to copy' },
  { prefix: '', path: '/playground/', title: 'Playground', about: 'change a widget, copy it' },
  { prefix: '', path: '/docs/', title: 'Documents', about: 'for owners and developers' },
  { prefix: '', path: '/docs/api/', title: 'API reference', about: 'every call, with examples' },
  { prefix: 'my.', path: '/', title: 'Cabinet', about: "a customer's orders" },
  { prefix: 'office.', path: '/', title: 'Office', about: 'orders, for the provider' },
];

/** Returns the addresses of all hosts of the sites, one address in each line, for programs. */
const plainAddresses = (hosts: readonly string[]): string[] =>
  hosts.flatMap((host) =>
    ['', 'api.', 'my.', 'office.'].map((prefix) => `${schemeOf(host)}://${prefix}${host}`),
  );

interface DemoLogin {
  email: string;
  password: string;
}

/** Returns one sentence in lines that a terminal has room for. */
const loginNote = ({ email, password }: DemoLogin) => [
  `Log in to the cabinet as ${email}, password ${password},`,
  'to see orders in every status.',
];

interface Welcome {
  /** Hosts of all sites. The addresses of the first host are printed in full. */
  hosts: readonly string[];
  answers: (row: AddressRow, host: string) => Promise<boolean>;
  /** Login of the demo customer; null if there is no demo customer. */
  login: DemoLogin | null;
  /** Further lines, one sentence each. */
  notes: readonly string[];
}

const columnsOf = (rows: readonly (readonly string[])[]): string[] => {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const widths = rows[0]?.map((_, column) => width(column)) ?? [];
  return rows.map(
    (row) =>
      `  ${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}`,
  );
};

/** Returns the lines that the server prints for a person after its start. */
export const welcomeLines = async ({ hosts, answers, login, notes }: Welcome): Promise<string[]> => {
  const [first = '', ...others] = hosts;
  const answering = await Promise.all(addressRows.map((row) => answers(row, first)));
  const addresses = addressRows
    .filter((_, index) => answering[index])
    .map(({ prefix, path, title, about }) => [title, `${schemeOf(first)}://${prefix}${first}${path}`, about]);
  const otherSites = others.map((host) => ['Another site', `${schemeOf(host)}://${host}/`, '']);
  const loginLines =
    login && [...loginNote(login), 'Discount code to try: WELCOME15'].map((line) => `  ${line}`);
  const parts = [
    columnsOf([...addresses, ...otherSites]),
    loginLines ?? [],
    notes.map((note) => `  ${note}`),
  ];
  return [
    '',
    'Octavo is ready.',
    ...parts.filter((lines) => lines.length > 0).flatMap((lines) => ['', ...lines]),
    '',
  ];
};

interface StartedServer {
  app: FastifyInstance;
  deps: Deps;
  sites: readonly Pick<Site, 'host' | 'hasDemoPages'>[];
  /** True to add the demo customer and print the account's password. */
  isDemo: boolean;
}

/**
 * Returns the host of the demo site, if this is a demo whose letters are files. The provider may have removed the site, or have
 * begun without it.
 */
const demoHostOf = ({ deps, sites, isDemo }: StartedServer): string | undefined =>
  isDemo && letterFolderOf(deps.settings)
    ? sites.find(({ host, hasDemoPages }) => hasDemoPages && /^localhost(:\d+)?$/.test(host))?.host
    : undefined;

/** Adds the demo customer to the demo site. Returns the customer; null if there is none. */
const prepareCustomer = async ({ deps }: StartedServer, demoHost: string): Promise<DemoLogin | null> => {
  try {
    const { addDemoCustomer, addDemoYear } = await import('../demo/customer/add-demo-customer.ts');
    await addDemoYear(deps, demoHost);
    return await addDemoCustomer(deps, demoHost);
  } catch (error) {
    deps.log.warn(
      { err: error },
      'The demo customer could not be added, so the cabinet has no orders to show.',
    );
    return null;
  }
};

/** Returns a sentence about the first owner's way into the office; no sentence if a person has entered before. */
const officeNotes = async ({ deps: { db, now }, sites: [site] }: StartedServer): Promise<string[]> => {
  const token = site && (await inviteFirstOwner(db, now()));
  return token ? [`Enter the office as its owner, once: ${officeAddress(site, '/', { token })}`] : [];
};

/** Adds the demo owner. Returns how to log in to the office of the demo. */
const demoOfficeNotes = async (parts: StartedServer): Promise<string[]> => {
  const { addDemoOwner } = await import('../demo/add-demo-owner.ts');
  const owner = await addDemoOwner(parts.deps);
  if (!owner) return [];
  const { email, password, codes } = owner;
  return [
    `Log in to the office as ${email}, password ${password}, and one of the codes ${codes.join(' ')}, each once.`,
  ];
};

/** Prints the addresses of the server. On a terminal, suggestions are added; elsewhere each line is one address or one login. */
export const printAddresses = async (parts: StartedServer): Promise<void> => {
  const { app, deps, sites } = parts;
  const hosts = sites.map(({ host }) => host);
  const demoHost = demoHostOf(parts);
  const login = demoHost === undefined ? null : await prepareCustomer(parts, demoHost);
  const office = await (demoHost === undefined ? officeNotes(parts) : demoOfficeNotes(parts));
  if (!process.stdout.isTTY) {
    const customer = login ? [loginNote(login).join(' ')] : [];
    for (const line of [...plainAddresses(hosts), ...customer, ...office]) console.log(line);
    return;
  }
  const { dataFolder } = deps.settings;
  const letterFolder = letterFolderOf(deps.settings);
  const lines = await welcomeLines({
    hosts,
    login,
    answers: async ({ prefix, path }, host) => {
      const { statusCode } = await app.inject({ url: path, headers: { host: `${prefix}${host}` } });
      return statusCode === 200;
    },
    notes: [
      ...office,
      ...(letterFolder ? [`Letters are files in ${letterFolder}. Set SMTP_URL to send them.`] : []),
      `Data: ${deps.databaseKind === 'sqlite' ? dataFolder : `PostgreSQL and ${dataFolder}`}. Ctrl-C stops the server.`,
    ],
  });
  for (const line of lines) console.log(line);
};
