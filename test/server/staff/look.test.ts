import { createHash } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { png } from '../../support/server/samples.ts';
import { refusedFields, siteHost } from '../../support/server/send.ts';
import { enterSite } from '../../support/server/staff/office.ts';
import { startOfficeWithPages } from '../../support/server/staff/office-pages.ts';
import { startForTest } from '../../support/server/start-server.ts';

// Runs on PostgreSQL too.
const look = suite('the look of a site, set in the office');

const office = startForTest(look, startOfficeWithPages);

const enter = async (role: 'owner' | 'manager' = 'owner') => {
  const { read, send, acts } = await enterSite(office, role);
  return {
    acts,
    read,
    site: () => read(calls.staffSite),
    store: (file: Buffer) => send(calls.storeLogo, { png: file.toString('base64') }),
    preview: (values: object) => send(calls.previewSite, { values }),
    save: async (values: object) => {
      const { version } = await read(calls.staffSite);
      const saved = await send(calls.saveSite, { version, values });
      await office.deps.sites.refresh();
      return saved;
    },
  };
};

/** Opens an address of the site as a browser does. */
const open = async (url: string, host: string = siteHost) => {
  const { status, headers, body } = await office.get(url, host);
  return { status, body: String(body), policy: String(headers['content-security-policy']), headers };
};

/** Returns a PNG with another size in its head. */
const pngOf = (width: number, height: number) => {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(width, 16);
  copy.writeUInt32BE(height, 20);
  return copy;
};

look('OFF-03 logo, colour and font reach landing page and cabinet within their policies', async () => {
  const owner = await enter();
  const { logo } = Object((await owner.store(pngOf(640, 120))).body);
  assert.match(logo, /^[\w-]{16}-640x120\.png$/);
  const brand = { logo, accent: '#ffd400', font: 'slab' };
  assert.is((await owner.save({ brand })).status, 200);
  const [act] = await owner.acts();
  assert.equal([act.before.brand, act.after.brand], [undefined, brand]);
  const pages = [await open('/'), await open('/login', `my.${siteHost}`)];
  for (const { body, policy } of pages) {
    const [style = ''] = /<style>:root.*?<\/style>/.exec(body) ?? [];
    assert.match(style, '--fill:#ffd400;');
    assert.match(style, '--sans:Rockwell');
    const css = style.replace(/<\/?style>/g, '');
    assert.match(policy, `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  }
  assert.match(
    pages[0]?.body ?? '',
    `<img src="/brand/${logo}" width="640" height="120" alt='Octavo Writing'`,
  );
  assert.match(pages[1]?.body ?? '', `<meta name="logo" content="/brand/${logo}" />`);
  for (const host of ['', 'my.', 'api.', 'office.']) {
    const image = await open(`/brand/${logo}`, host + siteHost);
    assert.equal([image.status, image.headers['content-type']], [200, 'image/png'], host);
    assert.match(String(image.headers['cache-control']), 'immutable');
  }
  assert.is((await open(`/brand/${logo}`, `v2.${siteHost}`)).status, 404, 'another site');
  const { body } = await office.send(calls.bootstrap, { params: { siteHost } });
  assert.not.match(JSON.stringify(body), 'brand', 'widgets do not download it');
  await owner.save({ brand: null });
  assert.not.match((await open('/')).body, '--fill');
});

look('OFF-03 letters have the logo, the colour and the font of their site', async () => {
  const owner = await enter();
  const { logo } = Object((await owner.store(pngOf(960, 80))).body);
  await owner.save({ brand: { logo, accent: '#7a1f5c', font: 'serif' } });
  const letters = await owner.read(calls.staffLetters, { language: 'en' });
  const html = letters.find(({ kind }) => kind === 'ordered')?.html ?? '';
  assert.match(html, `src="http://${siteHost}/brand/${logo}" alt="Octavo Writing" width="240" height="20"`);
  assert.match(html, 'background: #7a1f5c; color: #ffffff');
  assert.match(html, "font: 16px/1.5 'Iowan Old Style'");
});

look('OFF-03 what cannot be a logo or a colour is refused by its field', async () => {
  const owner = await enter();
  const files = [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    png.subarray(0, 10),
    pngOf(961, 9),
  ];
  for (const file of [...files, pngOf(0, 9), Buffer.concat([png, Buffer.alloc(400_000)])]) {
    const refused = await owner.store(file);
    assert.equal([refused.status, refusedFields(refused)], [422, ['png']]);
  }
  const refused = async (brand: object) => refusedFields(await owner.save({ brand }))[0];
  assert.is(await refused({ accent: 'yellow' }), 'brand.accent');
  assert.is(await refused({ accent: '#fff}body{' }), 'brand.accent');
  assert.is(await refused({ font: 'Comic Sans' }), 'brand.font');
  assert.is(await refused({ logo: 'AAAAAAAAAAAAAAAA-10x10.png' }), 'brand.logo');
  assert.is((await owner.site()).values.brand, undefined);
});

look('OFF-03 twenty logos of a site are kept, and the one that it shows', async () => {
  const owner = await enter();
  const store = async (width: number) => {
    office.clock.now += 1000;
    return String(Object((await owner.store(pngOf(width, 9))).body).logo);
  };
  const first = await store(1);
  await owner.save({ brand: { logo: first } });
  const second = await store(2);
  for (let width = 3; width <= 22; width++) await store(width);
  assert.is((await open(`/brand/${first}`)).status, 200);
  assert.is((await open(`/brand/${second}`)).status, 404);
});

look('OFF-03 a preview shows pages, cabinet and a letter with settings that are not saved', async () => {
  const owner = await enter();
  const values = { title: 'Quiet Papers', brand: { accent: '#ffd400' }, promises: null };
  const { key } = Object((await owner.preview(values)).body);
  const preview = (path: string, host?: string) => open(`${path}?preview=${key}`, host);
  for (const path of ['/', '/own/preview.html', '/own/letter.html']) {
    const { status, body, policy, headers } = await preview(path);
    assert.is(status, 200, path);
    assert.match(body, /Quiet/);
    assert.match(body, '#ffd400');
    assert.match(policy, `frame-ancestors 'self' http://office.${siteHost}`);
    assert.equal([headers['cache-control'], headers['x-robots-tag']], ['no-store', 'noindex']);
    assert.is(headers['x-frame-options'], undefined);
  }
  const cabinet = await preview('/login', `my.${siteHost}`);
  assert.match(cabinet.body, '#ffd400');
  assert.match(cabinet.policy, `frame-ancestors 'self' http://office.${siteHost}`);
  const saved = await open('/login', `my.${siteHost}`);
  assert.match(saved.policy, "frame-ancestors 'none'");
  assert.not.match((await open('/')).body, 'Quiet');
  for (const path of ['/own/preview.html', '/own/letter.html']) assert.is((await open(path)).status, 404);
  assert.equal([(await owner.site()).values.title, await owner.acts()], ['Octavo Writing', []]);
});

look('OFF-03 the key of a preview is for its site and ten minutes, and opens no session', async () => {
  const owner = await enter();
  const { key } = Object((await owner.preview({ title: 'Quiet Papers' })).body);
  const [head, claims, signature] = key.split('.');
  const forged = Buffer.from(claims, 'base64url').toString().replace('Quiet', 'Loud');
  for (const [wrong, host] of [
    [key, `v2.${siteHost}`],
    ['', siteHost],
    [[head, Buffer.from(forged).toString('base64url'), signature].join('.'), siteHost],
  ])
    assert.is((await open(`/?preview=${wrong}`, host)).status, 404, wrong);
  assert.is((await office.send(calls.identity, { token: key })).status, 401);
  const token = await office.register('ada@example.com');
  assert.is((await open(`/?preview=${token}`)).status, 404, 'a session is no key');
  office.clock.now += 601_000;
  assert.is((await open(`/?preview=${key}`)).status, 404);
});

look('OFF-03 a preview of what could not be saved says why', async () => {
  const owner = await enter();
  const refused = await owner.preview({ contact_email: 'nobody', brand: { accent: '#12' } });
  assert.equal([refused.status, refusedFields(refused)], [422, ['contact_email', 'brand.accent']]);
});

look('a name that no logo has is not found', async () => {
  for (const name of ['%00', '..%2fsecret', 'a'.repeat(299), 'AAAAAAAAAAAAAAAA-10x10.png'])
    assert.is((await open(`/brand/${name}`)).status, 404, name);
});

look.run();
