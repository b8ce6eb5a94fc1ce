import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const values = suite('unknown values');

/** Sources without comments, by their paths in `src`. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/^server[\\/]migrations/.test(path))
  .map((path) => {
    const text = readFileSync(join('src', path), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    return { path: path.replaceAll('\\', '/'), text };
  });

/** Finds the calls of a function that returns `any`, in files without an exemption, whose result has no type of its own. */
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

values('what Object() returns is read as fields of unknown types', () => {
  const exempt = {
    'embed/loader/load.ts':
      'a constant of the script, which the server has replaced by the bootstrap document',
    'tracking/visit.ts': 'each value is tested before it is used, and params-setter.js has no room for more',
  };
  assert.equal(untypedCalls(/(?<![\w.])Object\(/g, /UnknownFields =[^;]*$/, exempt), []);
});

values('what JSON.parse() and json() return is unknown until it has been read', () => {
  const exempt = {
    'api/client.ts': 'checked by the proof of its call',
    'cabinet/context/drafts.ts': 'a draft of the same form, which its fields read as text',
    'embed/loader/load.ts': 'checked by its config; octavo.js has no room for more',
    'embed/stand-ins/jwt-decode.ts': 'typed as the package that it replaces',
    'embed/stand-ins/redaxios.ts': 'assigned to a variable of type unknown',
    'server/provider/sites/sites.ts': 'a config that the command line has checked when it was written',
    'server/stores/sites/read-site.ts': 'a config that the command line has checked when it was written',
    'state/submission/create-order.ts': 'a body that the same module has written',
    'tracking/storage.ts': 'its callers test each value',
  };
  assert.equal(untypedCalls(/JSON\.parse\(|\.json\(\)/g, /unknown|UnknownFields/, exempt), []);
});

values('no cast goes by way of any or unknown', () => {
  const found = sources.filter(({ text }) => /\bas (any|unknown)\b|<any>|: any\b/.test(text));
  assert.equal(
    found.map(({ path }) => path),
    [],
  );
});

values.run();
