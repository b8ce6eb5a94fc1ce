import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BrowserContext, Page, Route } from 'playwright-core';

/** Origin of the site owner's page, on which tests run the built loader with chunks and data that can fail. */
const pageOrigin = 'https://example.com';
const scriptOrigin = 'https://cdn.example.net';

/** Code of a fake widget chunk that writes its arguments as text. */
const chunk = `export const mount = (host, root, { site, hosts, setState }) => {
  const text = document.createElement('p');
  text.textContent = site.config.title + ' ' + hosts.api + ' ' + hosts.cabinet;
  root.replaceChildren(text);
  setState('ready');
  window.mounted = (window.mounted ?? 0) + 1;
  return { prepare() {}, show() {}, destroy() { window.destroyed = (window.destroyed ?? 0) + 1; } };
};`;

export interface Faults {
  data?: boolean;
  chunks?: boolean;
}

const allowAll = { 'access-control-allow-origin': '*' };
const answer = (route: Route, contentType: string, body: string) =>
  route.fulfill({ status: 200, contentType, headers: allowAll, body });

/**
 * Opens `html` at `origin`. `requests` collects all requested addresses except that of the page. A `picture.png` of the page
 * arrives when the promise `picture` resolves; the page is loading until then.
 */
export const openPage = async (
  context: BrowserContext,
  html: string,
  {
    faults = {},
    known,
    isBesideMissing,
    headers = {},
    origin = pageOrigin,
    picture,
  }: {
    faults?: Faults;
    /** Host of the site that the script knows; its data are beside the script. */
    known?: string;
    isBesideMissing?: boolean;
    headers?: Record<string, string>;
    origin?: string;
    picture?: Promise<unknown>;
  } = {},
) => {
  const page = await context.newPage();
  const requests: string[] = [];
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route('**/*', async (route) => {
    const address = new URL(route.request().url());
    if (address.pathname === '/picture.png') return picture?.then(() => route.abort());
    if (address.origin === origin)
      return route.fulfill({
        contentType: 'text/html',
        headers,
        body: `<!doctype html><title>t</title>${html}`,
      });
    requests.push(address.href);
    if (address.pathname.endsWith('/octavo.js')) return answer(route, 'text/javascript', loader(known));
    if (address.pathname.endsWith('/site.js'))
      return isBesideMissing
        ? route.abort()
        : answer(route, 'text/javascript', `export const site = ${JSON.stringify(site(known))}`);
    if (/\/(follow|chunk)-\w+\.js$/.test(address.pathname) && !faults.chunks)
      return answer(
        route,
        'text/javascript',
        readFileSync(join('dist/embed/chunks', basename(address.pathname)), 'utf8'),
      );
    if (address.pathname.includes('/bootstrap/'))
      return faults.data ? route.abort() : answer(route, 'application/json', JSON.stringify(site()));
    return faults.chunks ? route.abort() : answer(route, 'text/javascript', chunk);
  });
  await page.goto(`${origin}/`, { waitUntil: picture ? 'commit' : 'load' });
  return { page, requests, errors };
};

export const site = (host = 'example.com') => ({ config: { title: 'A site', domain_site: host } });
const loader = (known?: string) => {
  const text = readFileSync('dist/embed/octavo.js', 'utf8');
  return known
    ? text.replace('"__OCTAVO_SITE__"', `{host:'${known}',tag:'1a2b',template:{},languages:[]}`)
    : text;
};

export const script = `<script async src="${scriptOrigin}/embed/octavo.js" data-octavo></script>`;
export const chunkRequests = (requests: string[]) => requests.filter((address) => /unks\//.test(address));

/** Returns the numbers of mounted and removed widgets that the played chunk counts. */
export const counts = (page: Page) =>
  page.evaluate(() => {
    const { mounted = 0, destroyed = 0 } = window as { mounted?: number; destroyed?: number };
    return { mounted, destroyed };
  });

export const calculator = '<octavo-calculator></octavo-calculator>';

/** Waits until this many calculators of the page are ready. */
export const widgetsReady = (page: Page, count = 1) =>
  page.waitForFunction(
    (wanted) => document.querySelectorAll('octavo-calculator[data-state=ready]').length === wanted,
    count,
  );
