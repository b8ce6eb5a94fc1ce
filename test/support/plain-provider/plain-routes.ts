import { createAccounts } from './plain-accounts.ts';
import { dictionaries, priceList, rules, siteConfig } from './plain-data.ts';
import { priceOf, Refused, type Sent } from './plain-price.ts';

interface PlainRequest {
  /** Last part of the path. */
  last: string;
  token: string | undefined;
  sent: Sent;
}

export interface PlainOrder {
  code: string;
  email: string;
  typeId: number;
  topic: string;
  template: string;
  files: string[];
}

type Routes = Record<string, (request: PlainRequest) => unknown>;

/** Key with which a handler's answer gets status 201. An answer null gets status 204. */
export const created = Symbol('created');

const requireText = (sent: Sent, name: string) => {
  if (!sent(name)[0]) throw new Refused(name, "Value is required and can't be empty.");
};

const checked = (sent: Sent) => {
  for (const name of ['topic', 'details']) requireText(sent, name);
  return priceOf(sent);
};

const entryOf = <Entry>(list: Record<string, Entry>, name: string): Entry => {
  const found = list[name];
  if (!found) throw new Refused('', 'There is no such page.', 404);
  return found;
};

/** Returns the handlers of the specification's calls, by method and path; `*` stands for one part of the path. */
export const createPlainRoutes = (host: string) => {
  const accounts = createAccounts();
  const orders: PlainOrder[] = [];
  const ownOrder = ({ last, token }: PlainRequest) => {
    const email = accounts.ownerOf(token);
    const found = orders.find((order) => order.code === last && order.email === email);
    if (!found) throw new Refused('', 'There is no such order.', 404);
    return found;
  };
  const ofClient =
    (answer: unknown = null) =>
    ({ token }: PlainRequest) => {
      accounts.ownerOf(token);
      return answer;
    };
  const placeOrder = ({ sent, token }: PlainRequest) => {
    checked(sent);
    const [email, text] = [accounts.ownerOf(token), (name: string) => sent(name)[0] ?? ''];
    const code = `P-${orders.length + 1}`;
    const [topic, template] = [text('topic'), text('template')];
    orders.push({ code, email, typeId: Number(text('typeId')), topic, template, files: [] });
    return { [created]: true, code, paymentSystemId: Number(text('paymentSystemId')) };
  };
  const attach = (request: PlainRequest) => {
    ownOrder(request).files.push(...request.sent('file[id][]'), ...request.sent('file[id]'));
    return null;
  };
  const toRevision = (request: PlainRequest) => {
    ownOrder(request);
    requireText(request.sent, 'textRevision');
    return null;
  };
  const routes: Routes = {
    'GET /v1/client/site-config': () => siteConfig(host),
    'GET /v1/client/location': () => ({ countryCode: 'GB' }),
    'GET /v1/client/dictionaries': () => dictionaries,
    'GET /v1/client/dictionaries/*': ({ last }) => entryOf({ ...dictionaries }, last),
    'GET /v1/client/page/rule': () => rules,
    'GET /v1/client/page/rule/*': ({ last }) => ({ slug: last, ...entryOf(rules, last) }),
    'GET /v1/client/price-list': () => priceList,
    'GET /v1/client/order/calculate-total-price': ({ sent }) => priceOf(sent),
    'POST /v1/client/order/validation': ({ sent }) => checked(sent) && null,
    'POST /v1/client/order': placeOrder,
    'GET /v1/client/orders/*': (request) => ({ ...ownOrder(request), statusId: 1 }),
    'POST /v1/client/rate-service/*': (request) => ownOrder(request) && null,
    'POST /v1/client/rate-writer/*': (request) => ownOrder(request) && null,
    'GET /v1/client/identity': ({ token }) => accounts.identityOf(token),
    'PATCH /v1/client/identity/info-additional': ofClient(),
    'POST /v1/client/identity/info-primary': ofClient(),
    'PATCH /v1/client/identity/password': ({ token, sent }) => accounts.changePassword(token, sent),
    'POST /v1/client/identity/confirmation-email': ofClient(),
    'PATCH /v1/client/identity/confirmation-email': () => {
      throw new Refused('token', 'This link is not valid.');
    },
    'PATCH /v1/client/ping': ofClient(),
    'POST /v1/client/registration': ({ sent }) => accounts.register(sent),
    'POST /v1/client/login': ({ sent }) => accounts.login(sent),
    'POST /v1/client/login-token': ({ sent }) => accounts.loginByToken(sent),
    'POST /v1/client/login/social/facebook': () => {
      throw new Refused('token', 'Facebook does not know this token.');
    },
    'POST /v1/client/password/restore': () => null,
    'GET /v1/client/password/reset/*': () => {
      throw new Refused('token', 'This link is not valid.');
    },
    'POST /v1/client/statistics/visitor-action': () => null,
    'GET /v1/client/attachments': ofClient([]),
    'GET /v1/client/orders/attachments/*': (request) => ownOrder(request) && [],
    'GET /v1/client/attachments/counter/new/*': (request) => ownOrder(request) && { count: 0 },
    'POST /v1/client/file': ({ token, sent }) => {
      accounts.ownerOf(token);
      return { [created]: true, id: 1, name: sent('file')[0], size: 1 };
    },
    'GET /v1/client/file/*': ofClient('a file'),
    'POST /v1/client/orders/attachment/*': attach,
    'PATCH /v1/client/order/status/*/16': ofClient(),
    'PATCH /v1/client/order/status/*/13': toRevision,
    'GET /v1/client/preferred-writers/completed-orders': ofClient([]),
    'GET /v1/client/preferred-writers/*': ({ last }) => ({ code: last, gradeId: 2, isBookmarked: false }),
    'POST /v1/client/preferred-writers/*': ofClient({ code: 'W1', gradeId: 2, isBookmarked: true }),
    'DELETE /v1/client/preferred-writers/*': ofClient(),
  };
  return { routes, orders };
};
