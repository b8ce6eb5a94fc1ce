import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { essay } from '../../../support/server/orders/essay.ts';
import { providerCommands } from '../../../support/server/provider-commands.ts';
import { otherSiteHost, siteHost } from '../../../support/server/send.ts';
import { startForSuite, startServer } from '../../../support/server/start-server.ts';

// Runs on PostgreSQL too.
const provider = suite('provider: discounts');
const server = startForSuite(provider, startServer);
const { run, failure } = providerCommands(() => server);

const totalWith = async (discountCode: string, site = siteHost) => {
  const academicLevelId = site === siteHost ? 1 : 4;
  const payload = { ...essay, academicLevelId, deadlineId: 8, discountCode };
  const answer = await server.send(calls.calculatePrice, { payload, site });
  return answer.body.totalPriceConverted ?? answer.body[0].message;
};

provider('a new discount code works at once, on its own site only, and can be changed', async () => {
  assert.is(await totalWith('HALF'), 'discountUnknown');
  assert.equal(await run('discount', 'localhost', 'half', 'percent', '50'), [
    'HALF is worth 50 % on localhost.',
  ]);
  assert.is(await totalWith('half'), 8.5);
  assert.is(await totalWith('HALF', otherSiteHost), 'discountUnknown');
  assert.equal(await run('discount', 'LOCALHOST:8080', 'HALF', 'fixed', '2.5'), [
    'HALF is worth $2.50 on LOCALHOST:8080.',
  ]);
  assert.is(await totalWith('HALF'), 14.5);
});

provider(
  'the bootstrap document contains the discount of the site’s link while it is valid at any time',
  async () => {
    const linkDiscount = async () => {
      await server.deps.sites.refresh();
      return (await server.send(calls.bootstrap, { params: { siteHost } })).body.linkDiscount;
    };
    assert.equal(await linkDiscount(), {
      code: 'WELCOME15',
      type: 'percent',
      value: 15,
      firstOrderOnly: true,
    });
    await run('discount', 'localhost', 'WELCOME15', 'fixed', '3');
    assert.equal(await linkDiscount(), { code: 'WELCOME15', type: 'fixed', value: 3 });
    await run('discount', 'localhost', 'WELCOME15', 'percent', '15', '-', '2040-01-01');
    assert.is(await linkDiscount(), undefined, 'a cached document would outlive the code');
    await run('discount', 'localhost', 'WELCOME15', 'percent', '15');
  },
);

provider('an invalid discount code is not created, and the reason is printed', async () => {
  for (const [args, reason] of [
    [['X', 'percent', '101'], 'cannot exceed 100 percent'],
    [['X', 'percent', '--', '-5'], 'is not an amount. Name a number above 0'],
    [['X', 'percent', '0'], 'is not an amount. Name a number above 0'],
    [['X', 'percent', '1.234'], 'is not an amount. Name a number above 0'],
    [['X', 'free', '5'], '"free" is not a type of discount. The types are percent and fixed.'],
    [['X', 'fixed', 'ten'], 'is not an amount. Name a number above 0'],
    [['X', 'fixed', '1', '2030-02-31'], 'This is not a day such as 2030-12-31'],
    [['X', 'fixed', '1', '2030-12-31', '2030-01-01'], 'The last day is before the first one'],
    [['TWO WORDS', 'fixed', '1'], 'Use at most 40 characters: letters A to Z'],
    [['X'.repeat(41), 'fixed', '1'], 'Use at most 40 characters: letters A to Z'],
  ] as const)
    assert.match(await failure('discount', 'localhost', ...args), reason, args.join(' '));
  assert.match(await failure('discount', 'localhost'), 'discount needs more arguments.');
  assert.match(await failure('discount', 'nowhere.example', 'X', 'fixed', '1'), 'There is no site');
  assert.is(await totalWith('X'), 'discountUnknown');
});

provider.run();
