import { createBoundedCache } from '../../bounded-cache.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import { cacheTagOf } from '../../http/content.ts';
import { readHost } from '../../http/hosts.ts';
import { logoPattern } from '../brand.ts';
import { findLogo } from '../store/logos.ts';

/** Maximum number of bytes of the logos in memory. A site shows one. */
const maximumBytes = 8_000_000;

/**
 * Registers the logos of sites, which every host of a site has: pages, cabinet, API with its invoices, and letters. The name of a
 * logo contains its hash, so that browsers keep it.
 */
export const registerLogos = ({ app, db, sites, shedding }: CallDeps): void => {
  const cache = createBoundedCache<Buffer>({ maximumBytes, bytesOf: ({ length }) => length });
  const readLogo = async (siteId: number, name: string) => {
    const key = `${siteId} ${name}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const text = await shedding.begin('customers', () => findLogo(db, siteId, name));
    if (text === undefined) throw new Refusal('notFound');
    const png = Buffer.from(text, 'base64');
    cache.set(key, png);
    return png;
  };
  app.get<{ Params: { name: string } }>('/brand/:name', async ({ host, params: { name } }, reply) => {
    const site = await sites.find(readHost(host).site);
    // Anyone can invent names, and PostgreSQL refuses a NUL.
    if (!site || !logoPattern.test(name)) throw new Refusal('notFound');
    const png = await readLogo(site.id, name);
    return reply
      .headers({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
        'cache-tag': cacheTagOf(site),
        // Letters in a mail program of the web show it too.
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'",
      })
      .send(png);
  });
};
