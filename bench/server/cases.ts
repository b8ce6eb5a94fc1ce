import type { ServerProcess } from '../../test/support/server/start-process.ts';
import type { LoadRequest } from './load.ts';

/** A call of Octavo with its required speed. */
export interface Case {
  name: string;
  request: LoadRequest;
  status: number;
  /** Body of the response. */
  body: Buffer;
  /** Minimum speed, as a share of the speed of the same answer by Fastify alone. */
  target: number;
}

const priceQuery = (site: string) =>
  new URLSearchParams({
    identity: `my.${site}`,
    typeId: '1',
    serviceId: '1',
    academicLevelId: '1',
    deadlineId: '5',
    numberElements: '3',
    numberSlides: '0',
    spacingType: 'double',
  });

/** The calls that every page makes, with their real responses. */
export const createCases = async ({ sendRaw, site }: ServerProcess): Promise<Case[]> => {
  const host = `api.${site}`;
  const get = (path: string, headers = {}): LoadRequest => ({
    method: 'GET',
    path,
    headers: { host, ...headers },
  });
  const compressed = { 'accept-encoding': 'br' };
  const bootstrap = get(`/v1/client/bootstrap/${site}`, compressed);
  const price = get(`/v1/client/order/calculate-total-price?${priceQuery(site)}`);
  const responseTo = ({ method, path, headers }: LoadRequest) =>
    sendRaw({ method, url: path, headers: { ...headers } });
  const [document, amount] = [await responseTo(bootstrap), await responseTo(price)];
  const conditional = get(bootstrap.path, { ...compressed, 'if-none-match': String(document.headers.etag) });
  return [
    { name: 'bootstrap, 304', request: conditional, status: 304, body: Buffer.alloc(0), target: 0.8 },
    { name: 'bootstrap, 200', request: bootstrap, status: 200, body: document.bytes, target: 0.8 },
    { name: 'calculate-total-price', request: price, status: 200, body: amount.bytes, target: 0.5 },
  ];
};
