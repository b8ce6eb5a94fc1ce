import { builtinModules } from 'node:module';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  isRelative,
  readSource,
  sources,
  specifiersOf,
  targetOf,
  valueSpecifiersOf,
} from './support/source-imports.ts';

const imports = suite('imports');

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
  office: ['order', 'api'],
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
  imports(`${room} imports ${allowed.join(', ') || 'no other room'}`, () => {
    const forbiddenImports = sources
      .filter((path) => roomOf(path) === room)
      .flatMap((path) =>
        specifiersOf(path)
          .filter(isRelative)
          .filter((name) => ![room, ...allowed].includes(roomOf(targetOf(path, name))))
          .map((name) => `src/${path} imports ${name}`),
      );
    assert.equal(forbiddenImports, []);
  });

for (const [room, packages] of Object.entries(sharedRooms))
  imports(`${room} runs in browser and server, and imports only ${packages.join(', ')}`, () => {
    const forbiddenImports = sources
      .filter((path) => roomOf(path) === room)
      .flatMap((path) =>
        specifiersOf(path)
          .filter((name) => !isRelative(name) && !packages.includes(name))
          .map((name) => `src/${path} imports ${name}`),
      );
    assert.equal(forbiddenImports, []);
  });

imports('no file that a browser downloads imports a module of Node', () => {
  const nodeOnly = [...builtinModules, ...builtinModules.map((name) => `node:${name}`)];
  const forbiddenImports = sources
    .filter(
      (path) => path.includes('/') && !/^(server|demo|docs\/build|playground\/build)\/|\.mjs$/.test(path),
    )
    .flatMap((path) =>
      specifiersOf(path)
        .filter((name) => nodeOnly.includes(name))
        .map((name) => `src/${path} imports ${name}`),
    );
  assert.equal(forbiddenImports, []);
});

imports('a browser gets the schemas of the API as types alone', () => {
  const forbiddenImports = sources
    .filter((path) => !/^(server|api\/resources)\//.test(path))
    .filter((path) =>
      valueSpecifiersOf(path)
        .filter(isRelative)
        .some((name) => targetOf(path, name).startsWith('api/resources/')),
    );
  assert.equal(forbiddenImports, []);
});

imports('only validation imports Vest', () => {
  const forbiddenImports = sources.filter(
    (path) => roomOf(path) !== 'validation' && specifiersOf(path).includes('vest'),
  );
  assert.equal(forbiddenImports, []);
});

imports('widgets never import each other', () => {
  const widgetOf = (path: string) => path.split('/')[1] ?? '';
  const forbiddenImports = sources
    .filter((path) => path.startsWith('widgets/') && path.split('/').length > 2)
    .flatMap((path) =>
      specifiersOf(path)
        .filter(isRelative)
        .map((name) => [path, targetOf(path, name)] as const)
        .filter(([, target]) => target.startsWith('widgets/') && target.split('/').length > 2)
        .filter(([from, target]) => widgetOf(from) !== widgetOf(target))
        .map(([from, target]) => `src/${from} imports src/${target}`),
    );
  assert.equal(forbiddenImports, []);
});

imports('every relative import names its file with the file extension', () => {
  const forbiddenImports = sources.flatMap((path) =>
    specifiersOf(path)
      .filter((name) => isRelative(name) && !/\.(tsx?|css|mjs|json|html|svg|md|pdf|sql)$/.test(name))
      .map((name) => `src/${path} imports ${name}`),
  );
  assert.equal(forbiddenImports, []);
});

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
const serverFiles = sources.filter((path) => path.startsWith('server/') && path.split('/').length > 2);
const subjectOf = (path: string) => path.split('/')[1] ?? '';

imports('every folder of the server stands in the table of subjects', () => {
  assert.equal([...new Set(serverFiles.map(subjectOf))].sort(), Object.keys(subjects).sort());
});

for (const [subject, allowed] of Object.entries(subjects))
  imports(
    `the server's ${subject} uses ${allowed?.join(', ') || (allowed ? 'no other subject' : 'any subject')}`,
    () => {
      const forbiddenImports = serverFiles
        .filter((path) => subjectOf(path) === subject)
        .flatMap((path) =>
          valueSpecifiersOf(path)
            .filter(isRelative)
            .map((name) => targetOf(path, name))
            .filter((target) => target.startsWith('server/') && target.split('/').length > 2)
            .filter((target) => allowed && ![subject, ...allowed].includes(subjectOf(target)))
            .map((target) => `src/${path} imports src/${target}`),
        );
      assert.equal(forbiddenImports, []);
    },
  );

/** Files beside the stores that hold SQL, each with its reason. */
const otherSql: [RegExp, string][] = [
  [/^server\/database\//, 'the connection and the migrations'],
  [/^server\/operations\/backups\//, 'copies and checks a whole database'],
];

imports('SQL stands in stores alone', () => {
  const withSql = serverFiles
    .filter((path) => !path.includes('/store/') && !otherSql.some(([pattern]) => pattern.test(path)))
    .filter((path) => /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/.test(readSource(path)));
  assert.equal(withSql, []);
});

imports.run();
