import * as calls from '../../src/api/calls.ts';
import { essay } from '../../test/support/server/samples.ts';
import type { ServerProcess } from '../../test/support/server/start-process.ts';
import { createCases } from './cases.ts';
import { apiHeaders, createPost, registerCustomer } from './create-post.ts';
import type { LoadRequest } from './load.ts';

/** Settings of a server to which one network sends all requests. Other rate limits are switched off in every bench. */
export const unlimited = { STATISTICS_PER_MINUTE: '10000000' };

/** Number of customers who order at the same time. The orders of one customer would wait for each other. */
const customers = 20;

const requestsOf = async (server: ServerProcess, cases: readonly LoadRequest[]) => {
  const token = await registerCustomer(server);
  const headers = apiHeaders(server.site, token);
  const post = createPost(server.site);
  return [
    ...cases,
    post(calls.visitorAction.path, { category: 'Widget', label: 'Calculator', visitorId: 'load' }, token),
    post(calls.validateOrder.path, essay, token),
    post(calls.createOrder.path, essay, token),
    { method: 'GET' as const, path: calls.orders.path, headers },
  ];
};

/** Returns requests of visitors and customers: bootstrap, price, statistics, an order and the list of orders. */
export const customerRequests = async (server: ServerProcess): Promise<LoadRequest[]> => {
  const cases = (await createCases(server)).filter(({ status }) => status === 200);
  const visits = cases.map(({ request }) => request);
  const requests: LoadRequest[] = [];
  for (let customer = 0; customer < customers; customer++)
    requests.push(...(await requestsOf(server, visits)));
  return requests;
};
