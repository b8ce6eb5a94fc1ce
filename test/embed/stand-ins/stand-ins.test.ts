import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
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

/** What the browser's source imports, as "package name". */
const imported = new Set(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?!server|office|embed\/stand-ins).*\.tsx?$/.test(path))
    .flatMap((path) => [...readFileSync(`src/${path}`, 'utf8').matchAll(/^import ([^;]+?) from '(.+?)';/gm)])
    .flatMap(([, names = '', from = '']) =>
      (names.startsWith('{') ? (names.match(/\w+/g) ?? []) : ['default']).map((name) => `${from} ${name}`),
    ),
);

standIns('the browser’s source uses each row of the alias table and each export of a stand-in', async () => {
  // The table is imported from its original file and not bundled, because it finds the stand-ins by its own path.
  const { alias }: { alias: Record<string, string> } = await import(
    pathToFileURL(resolve('src/embed/build/alias.mjs')).href
  );
  const written = [...imported].join('\n');
  const rows = Object.entries(alias).filter(([name]) => name !== 'react/jsx-runtime');
  const unusedRows = rows.filter(([name]) => !written.includes(`${name} `));
  assert.equal(unusedRows, []);
  const entryPoints = readdirSync('src/embed/stand-ins').map((name) => `src/embed/stand-ins/${name}`);
  const { metafile } = await build({
    entryPoints,
    metafile: true,
    write: false,
    outdir: 'unwritten',
    format: 'esm',
  });
  const unused = Object.values(metafile.outputs).flatMap(({ entryPoint = '', exports }) => {
    const [replaced = ''] = rows.find(([, path]) => path === resolve(entryPoint)) ?? [];
    return exports
      .filter((name) => !imported.has(`${replaced} ${name}`))
      .map((name) => `${entryPoint} ${name}`);
  });
  assert.equal(unused, []);
});

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
