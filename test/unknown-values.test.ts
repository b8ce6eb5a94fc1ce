import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const values = suite('unknown values');

/** Texts of all sources without their comments, by path in `src`. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => {
    const text = readFileSync(join('src', path), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    return { path: path.replaceAll('\\', '/'), text };
  });

/**
 * Returns the calls of a function that returns `any` whose result gets no type of its own. Files in `exempt` are left
 * out.
 */
const untypedCalls = (call: RegExp, typed: RegExp, exempt: Readonly<Record<string, string>>) =>
  sources
    .filter(({ path }) => !(path in exempt))
    .flatMap(({ path, text }) =>
      [...text.matchAll(call)]
        .filter(({ index }) => !typed.test(text.slice(text.lastIndexOf(';', index), index)))
        .map(
          ({ 0: found, index }) =>
            `src/${path}: ${found} after ${text.slice(0, index).split('\n').length} lines`,
        ),
    );

values('the source reads the result of Object() as fields of unknown types', () => {
  const exempt = {
    'embed/loader/load.ts': 'a constant of the script, which the server has replaced by facts about the site',
    'embed/first-view/first-view.ts':
      'a constant of the script, which the server has replaced by the first views',
    'docs/build/api/field-table.ts': 'a schema of our own table, read by the fields of JSON schemas',
    'tracking/visit.ts': 'each value is tested before it is used, and params-setter.js has no room for more',
  };
  assert.equal(untypedCalls(/(?<![\w.])Object\(/g, /UnknownFields =[^;]*$/, exempt), []);
});

values('the source treats results of JSON.parse() and json() as unknown until they are checked', () => {
  const exempt = {
    'api/client.ts': 'checked by the proof of its call',
    'cabinet/cabinet.tsx': 'texts that the server has put into the document',
    'docs/browser/search.ts': 'a file of the build',
    'embed/loader/load.ts': 'checked by its config; octavo.js has no room for more',
    'embed/other-server/create-get.ts': 'completed by defaults for what another server leaves out',
    'embed/stand-ins/jwt-decode.ts': 'typed as the package that it replaces',
    'server/pages/pinned-lines.ts': 'a file of the build',
    'server/demo/customer/send-calls.ts': 'an answer of the same process',
    'server/sites/store/read-site.ts': 'a config that the command line has checked when it was written',
    'server/sites/store/site-texts.ts': 'texts that the command line has checked when it wrote them',
    'state/submission/create-order.ts': 'a body that the same module has written',
    'tracking/storage.ts': 'its callers test each value',
    'tracking/tab-storage.ts': 'its callers test each value',
  };
  assert.equal(untypedCalls(/JSON\.parse\(|\.json\(\)/g, /unknown|UnknownFields/, exempt), []);
});

values('the source reads fields by their names and not by Reflect', () => {
  const exempt = { 'server/http/log.ts': "a method of pino, called with the logger's own cleaned arguments" };
  assert.equal(untypedCalls(/Reflect\.\w+\(/g, /UnknownFields/, exempt), []);
});

values('the source has no cast by way of any or unknown', () => {
  const found = sources.filter(({ text }) => /\bas (any|unknown)\b|<any>|: any\b/.test(text));
  assert.equal(
    found.map(({ path }) => path),
    [],
  );
});

/** Number of casts in each file, except for those to ids, with the reason why the compiler cannot know the type. */
const casts: Readonly<Record<string, [count: number, reason: string]>> = {
  'api/client.ts': [1, 'a response is only proved by one property of its call'],
  'api/resources/order.ts': [1, 'a schema that follows from the kind in the row of its field'],
  'cabinet/shared/use-load.ts': [1, 'a cache of responses of many types, whose keys name the type'],
  'embed/loader/load.ts': [
    1,
    'a constant of the script, which the server has replaced by facts about the site',
  ],
  'embed/mount/take-over.ts': [1, 'a first view is in the shadow root of an element'],
  'embed/loader/script-api.ts': [5, 'commands of the page, whose mistakes are caught and explained'],
  'embed/other-server/adapt-client.ts': [2, 'one function sends every call, whatever its types'],
  'languages/languages.ts': [1, 'Object.keys forgets the names'],
  'office/ask.ts': [2, 'a response is of the type of its call, which the server holds to'],
  'office/auth-provider.ts': [1, 'react-admin forgets the type of the person'],
  'office/data-provider.ts': [1, 'react-admin asks for methods of any record'],
  'order/draft/default-draft.ts': [1, 'a value whose type follows from the row of its field'],
  'order/ordered-paper.ts': [1, 'a name that follows from its field'],
  'order/vocabulary/map-fields.ts': [3, 'Object.keys and Object.fromEntries forget the names'],
  'server/database/tables/field-columns.ts': [2, 'a column whose name follows from its field'],
  'server/settings/settings.ts': [1, 'names the values by the keys of the rows; it casts nothing'],
  'package/elements.ts': [1, 'the registry of elements does not know their names'],
  'server/sites/site-words.ts': [1, 'every item keeps its properties and their types'],
  'server/demo/demo-sites.ts': [
    2,
    'data that the schemas of a site have checked; only ids have narrower types',
  ],
  'server/orders/order-fields.ts': [3, 'a value or a schema whose type follows from the row of its field'],
  'server/files/keep/s3-store.ts': [2, 'two type declarations of the same web stream'],
  'server/sites/store/tariff-rows.ts': [1, 'rows that were written from this type'],
  'ui/overlays/tooltip.tsx': [1, 'a click has an element as its target'],
  'ui/select/select-list.tsx': [1, 'a click has an element as its target'],
  'validation/field-errors.ts': [1, 'Vest returns as strings the codes that `check` has accepted'],
};

values('every cast outside the id module is listed with its reason', () => {
  const counts = sources
    .filter(({ path }) => path !== 'order/vocabulary/ids.ts')
    .map(({ path, text }) => {
      const code = text.replace(/^(import|export)\b[^;=]*? from .*$/gm, '');
      return [
        path,
        code.match(/ as (?:readonly )?(?:[A-Z]|string\b|'\w+'(?=\]))[^;(]*?[;,)\]]/g)?.length ?? 0,
      ] as const;
    })
    .filter(([path, count]) => count !== (casts[path]?.[0] ?? 0));
  assert.equal(counts, []);
});

values.run();
