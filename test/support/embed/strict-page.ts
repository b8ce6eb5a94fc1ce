import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { fixtureSite } from '../order/fixture-site.ts';

export const pageOrigin = 'https://example.com';
const scriptOrigin = 'https://cdn.example.net';
const policy = [
  "default-src 'none'",
  `script-src ${scriptOrigin}`,
  `connect-src https://api.example.com ${scriptOrigin}`,
  "style-src 'self'; img-src 'self' data:; base-uri 'none'",
  "require-trusted-types-for 'script'; trusted-types octavo",
].join(';');
export const script = `<script async src="${scriptOrigin}/embed/octavo.js" data-octavo></script>`;

/** Heights that a site owner's page reserves for widgets before any script runs, from heights.json. */
export const heights = JSON.parse(readFileSync('src/embed/loader/heights.json', 'utf8'));
const { calculator } = heights;
const reserve = `octavo-calculator { display: block; min-height: ${calculator[0]}px }
  @media (min-width: 340px) { octavo-calculator { min-height: ${calculator[320]}px } }
  @media (min-width: 600px) { octavo-calculator { min-height: ${calculator[560]}px } }`;
const cors = { 'access-control-allow-origin': '*' };

const site = () => {
  const { config, ...rest } = fixtureSite(1);
  return { ...rest, config: { ...config, domain_site: 'example.com' } };
};

/** Opens a page whose content security policy allows only the sources that Octavo needs. Returns the page with its errors. */
export const openStrictPage = async (browser: Browser, body: string, options: BrowserContextOptions = {}) => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (pathname === '/reserve.css') return route.fulfill({ contentType: 'text/css', body: reserve });
    if (origin === pageOrigin)
      return route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': policy },
        body: `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>t</title><link rel="stylesheet" href="/reserve.css">${body}</html>`,
      });
    if (origin === scriptOrigin)
      return route.fulfill({
        contentType: 'text/javascript',
        headers: cors,
        body: readFileSync(`dist${pathname}`),
      });
    if (pathname.includes('/bootstrap/')) return route.fulfill({ headers: cors, json: site() });
    return route.fulfill({ headers: cors, status: 204 });
  });
  return { page, errors, close: () => context.close() };
};
