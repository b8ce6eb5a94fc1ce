import * as calls from '../../../api/calls.ts';
import { dialCodeOf } from '../../../order/dial-codes.ts';
import { fromCents } from '../../../order/price/money.ts';
import { sellsAnything } from '../../../order/rules/offers.ts';
import { fieldsOf } from '../../../order/vocabulary/map-fields.ts';
import type { PriceListEntry, Tariff } from '../../../order/vocabulary/tariff.ts';
import { createBoundedCache } from '../../bounded-cache.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import { type Content, cachedBriefly, cacheTagOf, compressQuickly, sendContent } from '../../http/content.ts';
import { countryOf } from '../../http/headers/caller.ts';
import { addVary } from '../../http/headers/headers.ts';
import { localeOf } from '../../http/request-context.ts';
import { wasSent } from '../../http/router.ts';
import type { Site } from '../store/sites.ts';

/** Maximum number of bytes of all cached documents. A site has one for each country whose visitors come. */
const maximumBytes = 16_000_000;

interface Made {
  plain: Buffer;
  content: Promise<Content>;
}

const make = ({ bootstrap, tag }: Site, countryCode: string | null): Made => {
  const plain = Buffer.from(JSON.stringify({ ...bootstrap, countryCode, dialCode: dialCodeOf(countryCode) }));
  const content = compressQuickly(plain).then((compressed) => ({
    type: 'application/json; charset=utf-8',
    etag: `"${tag}${countryCode ?? ''}"`,
    cacheControl: cachedBriefly,
    plain,
    ...compressed,
  }));
  return { plain, content };
};

/** Caches the compressed bootstrap document of each site content and country. */
const createBootstrapContent = () => {
  // The compressed forms together are smaller than the document itself.
  const cache = createBoundedCache<Made>({ maximumBytes, bytesOf: ({ plain }) => 2 * plain.length });
  return (site: Site, countryCode: string | null) =>
    cache.getOrMake(`${site.tag} ${countryCode}`, () => make(site, countryCode)).content;
};

/** Returns the cells of the tariff's grids as rows. */
const priceList = ({ grids }: Tariff): PriceListEntry[] =>
  grids.flatMap(({ serviceId, typeId, typeCategoryId, academicLevelIds, deadlineIds, cents }) =>
    deadlineIds.flatMap((deadlineId, row) =>
      academicLevelIds.flatMap((academicLevelId, column) => {
        const price = cents[row]?.[column] ?? null;
        const entry = { academicLevelId, deadlineId, typeId, typeCategoryId, serviceId };
        return price === null ? [] : [{ ...entry, price: fromCents(price), unit: 'element' as const }];
      }),
    ),
  );

/**
 * Registers the call for the bootstrap document. The call needs no custom header, so that browsers send no preflight request.
 */
const registerBootstrap = ({
  router,
  cachedResponses,
  settings: { countryHeader, isCountryApart },
}: CallDeps) => {
  const contentOf = createBootstrapContent();
  router.open(
    calls.bootstrap,
    { routeClass: 'memory', cachedResponses, isTranslated: true },
    async ({ site, request, reply }) => {
      if (!isCountryApart) addVary(reply, countryHeader);
      const content = await contentOf(site, isCountryApart ? null : countryOf(request, countryHeader));
      // Only requests in the site's first language are cached, because unknown values of `locale` would fill the cache with
      // copies.
      if ((localeOf(request) ?? site.language) === site.language) cachedResponses.allowCaching(request, site);
      await sendContent({ request, reply }, content, site);
      return wasSent;
    },
  );
};

const registerRules = ({ router }: CallDeps) => {
  router.open(calls.rules, { routeClass: 'memory', isTranslated: true }, async ({ site, reply }) => {
    reply.headers({ 'cache-control': cachedBriefly, 'cache-tag': cacheTagOf(site) });
    return Object.fromEntries(site.rules.map(({ slug, title, html }) => [slug, { title, html }]));
  });
  router.open(calls.rule, { routeClass: 'memory', isTranslated: true }, async ({ site, params, reply }) => {
    const rule = site.rules.find(({ slug }) => slug === params.slug);
    if (!rule) throw new Refusal('notFound');
    reply.headers({ 'cache-control': cachedBriefly, 'cache-tag': cacheTagOf(site) });
    return rule;
  });
};

/** Registers the calls for config, dictionaries, prices and rules of a site, which need no session. */
export const registerSite = (deps: CallDeps): void => {
  const {
    router,
    settings: { countryHeader },
  } = deps;
  registerBootstrap(deps);
  registerRules(deps);
  router.open(
    calls.siteConfig,
    { routeClass: 'memory', isTranslated: true },
    async ({ site: { host, bootstrap } }) => ({
      ...bootstrap.config,
      hostName: host,
      isReady: sellsAnything(bootstrap),
    }),
  );
  router.open(calls.location, { routeClass: 'memory' }, async ({ request }) => {
    const countryCode = countryOf(request, countryHeader);
    return { countryCode, dialCode: dialCodeOf(countryCode) };
  });
  router.open(
    calls.dictionaries,
    { routeClass: 'memory', isTranslated: true },
    async ({ site }) => site.bootstrap.dictionaries,
  );
  router.open(calls.dictionary, { routeClass: 'memory', isTranslated: true }, async ({ site, params }) => {
    const { dictionaries } = site.bootstrap;
    const found = fieldsOf(dictionaries).find((name) => name === params.name);
    if (!found) throw new Refusal('notFound');
    return dictionaries[found];
  });
  router.open(calls.priceList, { routeClass: 'memory' }, async ({ site }) =>
    priceList(site.bootstrap.tariff),
  );
};
