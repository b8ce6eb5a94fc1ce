import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hostsOf } from '../../../src/embed/loader/hosts.ts';

const hosts = suite('hosts of a script');

const openPage = (address: string, { isSecureContext = true } = {}) =>
  Object.assign(globalThis, { location: new URL(address), isSecureContext });
hosts.before.each(() => void openPage('https://papers.example/prices'));

const script = 'https://papers.example/embed/octavo.js';
const standard = {
  site: 'papers.example',
  api: 'https://api.papers.example',
  cabinet: 'https://my.papers.example',
};

const notOfHttp = ['javascript:alert(1)', 'data:text/html,x', 'blob:https://papers.example/1', 'httpx://a'];
for (const address of notOfHttp)
  hosts(`EMB-05 ${address} as address of API or cabinet is replaced by the site’s own`, () => {
    assert.equal(hostsOf({ api: address, cabinet: address }, script), standard);
  });

hosts('EMB-05 addresses of http and https, and paths of the page, name API and cabinet', () => {
  const named = hostsOf({ api: '/api', cabinet: 'http://localhost:9000/' }, script);
  assert.equal(named, {
    site: 'papers.example',
    api: 'https://papers.example/api',
    cabinet: 'http://localhost:9000',
  });
});

hosts('EMB-05 the cabinet has https also for a page of http, unless the page is on localhost', () => {
  openPage('http://papers.example/prices', { isSecureContext: false });
  assert.equal(hostsOf({}, script), { ...standard, api: 'http://api.papers.example' });
  openPage('http://localhost:8080/');
  assert.is(hostsOf({}, script).cabinet, 'http://my.localhost:8080');
});

hosts.run();
