import type { ServerResponse } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnyCall } from '../../../src/api/call.ts';
import * as calls from '../../../src/api/calls.ts';
import { isOwnCall } from '../../../src/api/own-calls.ts';
import { describe, runSuite } from '../../../src/server/conformance/run-suite.ts';
import { steps } from '../../../src/server/conformance/steps.ts';
import { type Breakage, startPlainProvider } from '../../support/plain-provider/plain-provider.ts';
import { siteHost } from '../../support/server/send.ts';
import { startForSuite, startServer } from '../../support/server/start-server.ts';

const conformance = suite('conformance suite');
const server = startForSuite(conformance, () => startServer({ settings: { logLevel: 'silent' } }));

const linesWith = (lines: readonly string[], pattern: RegExp) => lines.filter((line) => pattern.test(line));

const runOnPlain = async (breakage?: Breakage) => {
  const plain = await startPlainProvider({ ...server, site: siteHost }, breakage);
  const result = describe(await runSuite(plain.api, `my.${plain.site}`));
  await plain.stop();
  return result;
};

const json =
  (status: number, body: unknown) =>
  (response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

conformance('BCK-01 the conformance suite makes every call of the specification', () => {
  const nameOf = (made: AnyCall) => Object.entries(calls).find(([, call]) => call === made)?.[0];
  const made = new Set(steps.flatMap(({ call }) => (isOwnCall(call) ? [] : nameOf(call))));
  const wanted = Object.entries<AnyCall>(calls).filter(
    ([, call]) => !call.path.startsWith('/v1/staff/') && !isOwnCall(call),
  );
  assert.equal([...made].sort(), wanted.map(([name]) => name).sort());
});

conformance('BCK-01 Octavo’s server conforms in every call', async () => {
  const api = `http://127.0.0.1:${await server.listen()}`;
  const { lines, hasFailed } = describe(await runSuite(api, 'my.localhost:8080'));
  assert.equal(linesWith(lines, /: (?!ok$)/), []);
  assert.not(hasFailed);
  assert.is(lines.at(-1), `${lines.length - 1} ok, 0 differ`);
});

conformance('BCK-01 a server with the calls of the specification alone conforms', async () => {
  const { lines, hasFailed } = await runOnPlain();
  assert.equal(linesWith(lines, /differs/), []);
  assert.not(hasFailed);
  assert.ok(lines.includes('GET /v1/client/site-config: ok'));
});

const list = 'GET /v1/client/price-list';
const price = 'GET /v1/client/order/calculate-total-price';
const row = { academicLevelId: 1, deadlineId: 1, serviceId: 1 };
const validation = 'POST /v1/client/order/validation';

/** Broken answers of a few servers, each with the line that the suite prints about it. */
const broken: [name: string, breakage: Breakage, lines: RegExp[]][] = [
  [
    'a missing call, a wrong price, a missing refusal and a cut connection are reported',
    {
      answers: {
        'POST /v1/client/order': json(404, []),
        [price]: json(200, { basePriceConverted: 1, totalPriceConverted: 1, bonusPriceConverted: 0 }),
        [validation]: (response) => response.writeHead(204).end(),
        'PATCH /v1/client/ping': (response) => response.destroy(),
      },
    },
    [
      /^POST \/v1\/client\/order: differs \(expected a status from 200 to 299, received 404 \[\]\)$/,
      /^GET .+calculate-total-price: differs \(expected the base price 50 of the price list, received 1\)$/,
      /^POST .+validation without a topic: differs \(expected a refusal from 400 to 499, received 204 ""\)$/,
      /^PATCH .+ping: differs \(expected a status from 200 to 299, received no answer\)$/,
    ],
  ],
  [
    'missing fields, fields of another kind and a page of HTML are reported',
    {
      answers: {
        'POST /v1/client/login': json(200, { jwt: 'a.b.c' }),
        [list]: json(200, [
          { ...row, price: 8 },
          { ...row, price: '8.00' },
        ]),
        [validation]: json(422, [{ property: '', message: 'No.' }]),
        'GET /v1/client/site-config': (response) => response.end('<h1>Log in</h1>'),
      },
    },
    [
      /^POST \/v1\/client\/login: differs \(expected "token" to be text, received nothing\)$/,
      /^GET \/v1\/client\/price-list: differs \(in item 2, expected "price" to be number, received text\)$/,
      /^POST .+validation without a topic: differs \(expected an error of "topic", received errors of ""\)$/,
      /^GET .+site-config: differs \(expected an object, received text\)$/,
    ],
  ],
  [
    'answers that other origins may not read are reported',
    { isClosedToOrigins: true },
    [
      /^GET .+dictionaries: differs \(expected Access-Control-Allow-Origin for pages of other origins, received none\)$/,
    ],
  ],
];

for (const [name, breakage, expected] of broken)
  conformance(`BCK-01 ${name} in a line each and fail the run`, async () => {
    const { lines, hasFailed } = await runOnPlain(breakage);
    for (const line of expected)
      assert.is(linesWith(lines, line).length, 1, linesWith(lines, /differs/).join('\n'));
    assert.ok(hasFailed);
  });

conformance('BCK-01 every call of the specification fails at an address without a server', async () => {
  const { lines, hasFailed } = describe(await runSuite('http://127.0.0.1:9', 'my.plain.example'));
  assert.equal(linesWith(lines, /: ok$/), []);
  assert.ok(hasFailed);
});

conformance.run();
