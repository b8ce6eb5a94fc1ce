import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { allImports, sources } from './support/source-imports.ts';

const imports = suite('imports');

/** Fails if the source has an import of this kind. */
const refuse = (isForbidden: (one: (typeof allImports)[number]) => boolean) =>
  assert.equal(
    allImports.filter(isForbidden).map(({ path, name }) => `src/${path} imports ${name}`),
    [],
  );

// The rooms that each room may import, except for itself. `null` allows every room.
const arrows: Record<string, readonly string[]> = {
  languages: [],
  order: ['languages'],
  validation: ['order', 'languages'],
  api: ['order'],
  tracking: ['order'],
  'public-interface': ['order', 'validation'],
  state: ['languages', 'order', 'validation', 'api', 'tracking', 'public-interface'],
  ui: ['languages'],
  widgets: ['languages', 'order', 'validation', 'api', 'tracking', 'state', 'ui'],
  package: ['order', 'public-interface'],
  embed: ['languages', 'order', 'api', 'tracking', 'public-interface', 'state', 'ui', 'widgets'],
  server: ['languages', 'order', 'validation', 'api'],
  cabinet: ['languages', 'order', 'validation', 'api', 'tracking', 'state', 'ui'],
  office: ['languages', 'order', 'api'],
  playground: ['languages', 'order', 'public-interface', 'embed', 'docs'],
  docs: ['languages', 'order', 'validation', 'public-interface', 'embed', 'server', 'api'],
};

/** Rooms that run in browser and server, with the only packages that they may import. */
const sharedRooms: Record<string, readonly string[]> = {
  languages: [],
  order: ['tinydate'],
  validation: ['vest'],
};

const roomOf = (path: string) => path.split('/')[0] ?? '';

imports('every folder of the source stands in the table of rooms', () => {
  const rooms = new Set(sources.filter((path) => path.includes('/')).map(roomOf));
  assert.equal([...rooms].sort(), Object.keys(arrows).sort());
});

for (const [room, allowed] of Object.entries(arrows))
  imports(`${room} imports ${allowed.join(', ') || 'no other room'}`, () =>
    refuse(
      ({ path, target }) =>
        roomOf(path) === room && target !== '' && ![room, ...allowed].includes(roomOf(target)),
    ),
  );

for (const [room, packages] of Object.entries(sharedRooms))
  imports(`${room} runs in browser and server, and imports only ${packages.join(', ')}`, () =>
    refuse(({ path, name, target }) => roomOf(path) === room && !target && !packages.includes(name)),
  );

imports('no file that a browser downloads imports a module of Node', () => {
  const nodeOnly = [...builtinModules, ...builtinModules.map((name) => `node:${name}`)];
  const forOthers = /^(server|demo|docs\/build|playground\/build)\/|\.mjs$/;
  refuse(({ path, name }) => path.includes('/') && !forOthers.test(path) && nodeOnly.includes(name));
});

imports('a browser gets the schemas of the API as types alone', () =>
  refuse(
    ({ path, target, isType }) =>
      !isType && target.startsWith('api/resources/') && !/^(server|api\/resources)\//.test(path),
  ),
);

imports('only validation imports Vest', () =>
  refuse(({ path, name }) => name === 'vest' && roomOf(path) !== 'validation'),
);

imports('widgets never import each other', () => {
  const widgetOf = (path: string) => /^widgets\/([^/]+)\//.exec(path)?.[1];
  refuse(({ path, target }) => {
    const [one, other] = [widgetOf(path), widgetOf(target)];
    return Boolean(one && other && one !== other);
  });
});

imports('every relative import names its file with the file extension', () =>
  refuse(({ name, target }) => target !== '' && !/\.(tsx?|css|mjs|json|html|svg|md|pdf|sql)$/.test(name)),
);

/**
 * The folders of the server that each of its subjects may use, except for itself. Every folder may use the files beside
 * `app.ts`. `null` allows every folder. Imports of types do not count, because a lower subject may describe what it is handed
 * by a higher one.
 */
const floor = ['settings', 'database', 'http'];
const subjects: Record<string, readonly string[] | null> = {
  settings: [],
  database: ['settings'],
  http: ['settings', 'database'],
  sites: floor,
  letters: [...floor, 'sites'],
  accounts: [...floor, 'sites', 'letters'],
  webhooks: [...floor, 'letters'],
  files: [...floor, 'sites', 'accounts'],
  orders: [...floor, 'sites', 'letters', 'accounts', 'files', 'webhooks'],
  payments: [...floor, 'sites', 'letters', 'accounts', 'orders'],
  staff: [...floor, 'sites', 'letters', 'accounts', 'files', 'orders', 'payments', 'webhooks'],
  'customer-data': [...floor, 'sites', 'letters', 'accounts', 'files', 'orders', 'payments', 'webhooks'],
  statistics: [...floor, 'sites', 'orders'],
  pages: [...floor, 'sites', 'letters', 'accounts'],
  operations: [...floor, 'sites', 'files', 'orders', 'payments', 'statistics'],
  start: null,
  provider: null,
  openapi: null,
  conformance: null,
  demo: null,
};
/** Returns the subject of a file of the server; undefined for the files beside `app.ts` and those of other rooms. */
const subjectOf = (path: string) => /^server\/([^/]+)\//.exec(path)?.[1];

imports('every folder of the server stands in the table of subjects', () => {
  const found = new Set(sources.map(subjectOf).filter(Boolean));
  assert.equal([...found].sort(), Object.keys(subjects).sort());
});

for (const [subject, allowed] of Object.entries(subjects))
  imports(
    `the server's ${subject} uses ${allowed?.join(', ') || (allowed ? 'no other subject' : 'any subject')}`,
    () =>
      refuse(({ path, target, isType }) => {
        const other = subjectOf(target);
        return Boolean(
          allowed &&
            !isType &&
            other &&
            subjectOf(path) === subject &&
            ![subject, ...allowed].includes(other),
        );
      }),
  );

/** Files beside the stores that hold SQL, each with its reason. */
const otherSql: [RegExp, string][] = [
  [/^server\/database\//, 'the connection and the migrations'],
  [/^server\/operations\/backups\//, 'copies and checks a whole database'],
];

imports('SQL stands in stores alone', () => {
  const withSql = sources
    .filter((path) => subjectOf(path))
    .filter((path) => !path.includes('/store/') && !otherSql.some(([pattern]) => pattern.test(path)))
    .filter((path) =>
      /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/.test(readFileSync(`src/${path}`, 'utf8')),
    );
  assert.equal(withSql, []);
});

imports.run();
