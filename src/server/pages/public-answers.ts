import { cachedBriefly } from '../http/content.ts';
import { shellVary } from './cabinet-shells.ts';
import { forever, revalidated } from './static.ts';

/** Row about answers that every visitor may get, with the headers that shared caches use. */
export interface PublicAnswer {
  name: string;
  /** Addresses of the answers, as the documentation shows them. */
  address: string;
  /** Example of a path. `SITE` stands for the host of a site, `HASHED` for a file with a hash in its name. */
  example: string;
  /** Host that answers. */
  host: 'site' | 'api' | 'cabinet';
  /** Value of Cache-Control. */
  cacheControl: string;
  /** Headers besides `Accept-Encoding` on which the answer depends. */
  vary: readonly string[];
  /** Whether the answer contains data of the site, so that caches must drop it when these data change. */
  hasSiteData: boolean;
}

const never = 'no-store';

/** Answers without login that caches may store, and the visitor's country. Other answers have `no-store`, because most belong to a customer. */
export const publicAnswers: readonly PublicAnswer[] = [
  {
    name: 'script for the site, and its data',
    address: '/embed/octavo.js, /embed/calculator.js … /embed/site.js',
    example: '/embed/octavo.js',
    host: 'site',
    cacheControl: cachedBriefly,
    vary: [],
    hasSiteData: true,
  },
  {
    name: 'script without data',
    address: '/embed/params-setter.js',
    example: '/embed/params-setter.js',
    host: 'site',
    cacheControl: cachedBriefly,
    vary: [],
    hasSiteData: false,
  },
  {
    name: 'code and styles with a hash in their name',
    address: '/embed/chunks/…, /assets/…',
    example: 'HASHED',
    host: 'site',
    cacheControl: forever,
    vary: [],
    hasSiteData: false,
  },
  {
    name: 'script of a release',
    address: '/embed/v/RELEASE/…',
    example: 'RELEASE/octavo.js',
    host: 'site',
    cacheControl: forever,
    vary: [],
    hasSiteData: false,
  },
  {
    name: 'HTML of a widget',
    address: '/embed/calculator.html …',
    example: '/embed/price-list.html',
    host: 'site',
    cacheControl: cachedBriefly,
    vary: [],
    hasSiteData: true,
  },
  {
    name: 'lines to copy',
    address: '/embed/pinned/…',
    example: '/embed/pinned/octavo.html',
    host: 'site',
    cacheControl: cachedBriefly,
    vary: [],
    hasSiteData: true,
  },
  {
    name: 'landing page',
    address: '/, /order/ …',
    example: '/',
    host: 'site',
    cacheControl: revalidated,
    vary: [],
    hasSiteData: true,
  },
  {
    name: 'cabinet, one page for every customer of a language',
    address: '/, /orders …',
    example: '/orders',
    host: 'cabinet',
    cacheControl: revalidated,
    vary: shellVary,
    hasSiteData: true,
  },
  {
    name: 'bootstrap document',
    address: '/v1/client/bootstrap/HOST',
    example: '/v1/client/bootstrap/SITE',
    host: 'api',
    cacheControl: cachedBriefly,
    vary: ['x-identity', 'cf-ipcountry'],
    hasSiteData: true,
  },
  {
    name: 'rules',
    address: '/v1/client/page/rule, …/rule/NAME',
    example: '/v1/client/page/rule',
    host: 'api',
    cacheControl: cachedBriefly,
    vary: ['x-identity'],
    hasSiteData: true,
  },
  {
    name: 'API reference',
    address: '/v1/docs, /v1/openapi.json',
    example: '/v1/openapi.json',
    host: 'api',
    cacheControl: cachedBriefly,
    vary: ['x-identity'],
    hasSiteData: false,
  },
  {
    name: 'country of the visitor',
    address: '/v1/client/location',
    example: '/v1/client/location',
    host: 'api',
    cacheControl: never,
    vary: ['x-identity'],
    hasSiteData: false,
  },
];
