import { randomUUID } from 'node:crypto';
import * as calls from '../../../src/api/calls.ts';
import { essay } from '../../../test/support/server/orders/essay.ts';
import type { ServerProcess } from '../../../test/support/server/start-process.ts';
import type { LoadRequest } from '../load.ts';
import { createCases } from './cases.ts';
import { createPost } from './create-post.ts';

/** Requests of one route class, of several customers where the class belongs to customers. */
interface ClassRequests {
  name: string;
  requests: readonly LoadRequest[];
  /** Expected statuses. */
  status: readonly number[];
  /** True to send a different Idempotency-Key with each request. */
  isKeyed?: true;
}

const password = 'a quiet library';

/** Returns the requests of each route class to `site`, which every server process serves. */
export const createClassRequests = async (
  server: ServerProcess,
  site: string,
  customers: number,
): Promise<ClassRequests[]> => {
  const post = createPost(site);
  const emails = Array.from({ length: customers }, () => `${randomUUID()}@example.com`);
  const tokens: string[] = [];
  for (const email of emails)
    tokens.push((await server.send(calls.registration, { site, payload: { email, password } })).body.token);
  const action = { category: 'Widget', label: 'Calculator', visitorId: 'load' };
  const reads = (await createCases({ ...server, site })).filter(({ status }) => status === 200);
  return [
    ...reads.map(({ name, request, status }) => ({ name, requests: [request], status: [status] })),
    {
      name: 'login',
      requests: emails.map((email) => post(calls.login.path, { email, password })),
      status: [200, 503],
    },
    {
      name: 'order',
      requests: tokens.map((token) => post(calls.createOrder.path, essay, token)),
      status: [201, 503],
      isKeyed: true,
    },
    { name: 'statistics', requests: [post(calls.visitorAction.path, action)], status: [204, 503] },
  ];
};
