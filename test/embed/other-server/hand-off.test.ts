import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { adaptClient } from '../../../src/embed/other-server/adapt-client.ts';
import { createStorage } from '../../../src/tracking/storage.ts';
import { fakeClient } from '../../support/cabinet/fake-cabinet.ts';
import { token } from '../../support/state/fixture-context.ts';
import { openPage } from '../../support/state/page.ts';

const handOff = suite('the session token in the address of the payment page');

const site = 'plain.example';
const hosts = { site, api: `https://api.${site}`, cabinet: `https://my.${site}` };
const asks = 'data-hand-off="token"';
const own = `<script data-host="${site}"></script>`;

for (const [title, scripts, isHandedOver] of [
  ['is there if the script of the site asks for it', `<script data-host="${site}" ${asks}></script>`, true],
  [
    'is there if this script names its address',
    `<script data-host="http://${site}/" ${asks}></script>`,
    true,
  ],
  ['is not there if no script asks for it', own, false],
  [
    'is not there if the script of another site asks for it',
    `${own}<script data-host="other.example" ${asks}></script>`,
    false,
  ],
  [
    'is not there if a script without a site asks for it, which is one of the page’s host',
    `${own}<script ${asks}></script>`,
    false,
  ],
] as const)
  handOff(`BCK-01 the token ${title}`, async () => {
    openPage('https://shop.example/', { html: scripts });
    createStorage().set('token', token);
    const { client } = fakeClient({});
    const answer = await adaptClient(client, hosts).send(calls.handOff, { payload: { orderCode: 'P-1' } });
    assert.is(answer.payload?.token, isHandedOver ? token : undefined);
  });

handOff.run();
