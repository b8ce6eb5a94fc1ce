import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, transform } from 'esbuild';
import fc from 'fast-check';
import * as realJwt from 'jwt-decode';
import realRedaxios from 'redaxios';
import realTinydate from 'tinydate';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const standIns = suite('browser stand-ins');

/** Imports a module after bundling it as for a browser. */
const bundle = async (path: string) => {
  const { outputFiles } = await build({
    entryPoints: [path],
    alias: { tinydate: './src/embed/stand-ins/tinydate.ts' },
    bundle: true,
    format: 'esm',
    write: false,
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`);
};
const [{ default: redaxios }, { default: tinydate }, { jwtDecode }] = await Promise.all(
  ['redaxios', 'tinydate', 'jwt-decode'].map((name) => bundle(`src/embed/stand-ins/${name}.ts`)),
);

/** Entry files of all bundles that contain stand-ins. */
const entries = [
  ...readdirSync('src/embed/entries').map((name) => `src/embed/entries/${name}`),
  ...['octavo', 'params-setter', 'explain'].map((name) => `src/embed/loader/${name}.ts`),
  'src/embed/prerender/prerender.ts',
  'src/cabinet/cabinet.tsx',
];

/** Returns what a source imports from these packages, as "package name". Types are left out. */
const importedNames = async (path: string, packages: readonly string[]) => {
  const loader = path.endsWith('x') ? 'tsx' : 'ts';
  const { code } = await transform(readFileSync(path, 'utf8'), { loader, jsx: 'automatic' });
  return [...code.matchAll(/^import (.+?) from "(.+?)";$/gms)].flatMap(([, names = '', from = '']) => {
    if (!packages.includes(from)) return [];
    if (!names.startsWith('{')) return [`${from} default`];
    return names
      .replace(/[{}\s]+/g, ' ')
      .split(',')
      .map((name) => `${from} ${name.trim().split(' ')[0]}`);
  });
};

standIns(
  'the browser’s source uses every row of the alias table and every export of a stand-in',
  async () => {
    // The table is imported from its original file and not bundled, because it finds the stand-ins by its own path.
    const { alias }: { alias: Record<string, string> } = await import(
      pathToFileURL(resolve('src/embed/build/alias.mjs')).href
    );
    const options = {
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      outdir: 'unwritten',
    } as const;
    const bundled = await build({
      ...options,
      entryPoints: entries,
      alias,
      jsx: 'automatic',
      mainFields: ['module', 'main'],
      loader: { '.css': 'text' },
    });
    const sources = Object.keys(bundled.metafile.inputs).filter((path) => /^src.*\.tsx?$/.test(path));
    const packages = Object.keys(alias);
    const used = new Set((await Promise.all(sources.map((path) => importedNames(path, packages)))).flat());
    assert.equal(
      packages.filter((name) => ![...used].some((one) => one.startsWith(`${name} `))),
      [],
      'unused rows',
    );
    const replacing = new Map(packages.map((name) => [relative('.', alias[name] ?? ''), name]));
    const standIns = readdirSync('src/embed/stand-ins').map((name) => `src/embed/stand-ins/${name}`);
    const { metafile } = await build({ ...options, entryPoints: standIns, packages: 'external' });
    const unused = Object.values(metafile.outputs).flatMap(({ entryPoint = '', exports }) =>
      exports
        .filter((name) => !used.has(`${replacing.get(entryPoint)} ${name}`))
        .map((name) => `${entryPoint} ${name}`),
    );
    assert.equal(unused, [], 'unused exports');
  },
);

standIns('the stand-in of redaxios sends the same requests and returns the same results', async () => {
  const body = fc.oneof(fc.json(), fc.string(), fc.constant(''));
  const status = fc.constantFrom(200, 201, 204, 400, 401, 422, 500);
  const text = fc.dictionary(fc.constantFrom('x-identity', 'x-authorization'), fc.stringMatching(/^\w+$/));
  const data = fc.option(fc.constant(new URLSearchParams('a=1')), { nil: undefined });
  const sendRequest = async (client: typeof realRedaxios, answer: Response, options: object) => {
    const sentOptions: unknown[] = [];
    const fetch = async (url: string, { method, headers, body }: RequestInit) => {
      sentOptions.push([url, method, { ...headers }, body ?? null]);
      return answer;
    };
    const result = await client({ url: 'https://api.example/v1', method: 'POST', ...options, fetch } as never)
      .then((response) => ({ data: response.data }))
      .catch((reason: { data: unknown }) => ({ refused: reason.data }));
    return { sentOptions, result };
  };
  await fc.assert(
    fc.asyncProperty(body, status, text, data, async (text, status, headers, data) => {
      const answer = () => new Response(status === 204 ? null : text, { status });
      const expected = await sendRequest(realRedaxios, answer(), { headers, data });
      assert.equal(await sendRequest(redaxios, answer(), { headers, data }), expected);
    }),
  );
});

standIns('the stand-in of redaxios fails in the same way if no server can be reached', async () => {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const request = { url: 'https://api.example/v1', method: 'GET', headers: {}, fetch };
  const reasonOf = (client: typeof realRedaxios) => client(request as never).catch(String);
  assert.is(await reasonOf(redaxios), await reasonOf(realRedaxios));
});

standIns('the stand-in of tinydate writes the same text for any date', () => {
  const parts = { h: (date: Date) => date.getHours(), mm: (date: Date) => date.getMinutes() };
  const date = fc.date({ min: new Date(0), max: new Date('9999-01-01'), noInvalidDate: true });
  const patterns = ['{mm} {h}, {YYYY}', '{h}:{h} {mm}', '{YYYY}', 'at noon'];
  fc.assert(
    fc.property(fc.constantFrom(...patterns), date, (pattern, date) => {
      assert.is(tinydate(pattern, parts)(date), realTinydate(pattern, parts)(date));
    }),
  );
});

standIns('the stand-in of jwt-decode reads the same claims and throws for an invalid token', () => {
  const claims = fc.record({ sub: fc.stringMatching(/^[\w@.-]*$/), exp: fc.nat(), iat: fc.nat() });
  fc.assert(
    fc.property(claims, (payload) => {
      const token = `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.x`;
      assert.equal(jwtDecode(token), realJwt.jwtDecode(token));
    }),
  );
  for (const rubbish of ['', 'abc', 'a.b.c', '..', 'e30.!!.x'])
    for (const decode of [jwtDecode, realJwt.jwtDecode]) assert.throws(() => decode(rubbish), '', rubbish);
});

standIns.run();
