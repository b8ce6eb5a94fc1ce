import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../src/api/calls.ts';

const table = suite('table of calls');

/** Method and path of every call of the specification, in the sequence of the table. */
const specified = `
GET /v1/client/site-config
GET /v1/client/location
GET /v1/client/dictionaries
GET /v1/client/dictionaries/{name}
GET /v1/client/page/rule
GET /v1/client/page/rule/{slug}
GET /v1/client/price-list
GET /v1/client/order/calculate-total-price
POST /v1/client/order/validation
POST /v1/client/order
GET /v1/client/orders/{id}
PATCH /v1/client/order/status/{id}/16
PATCH /v1/client/order/status/{id}/13
POST /v1/client/rate-service/{id}
POST /v1/client/rate-writer/{id}
GET /v1/client/identity
PATCH /v1/client/identity/info-additional
POST /v1/client/identity/info-primary
PATCH /v1/client/identity/password
POST /v1/client/identity/confirmation-email
PATCH /v1/client/identity/confirmation-email
PATCH /v1/client/ping
POST /v1/client/registration
POST /v1/client/login
POST /v1/client/login-token
POST /v1/client/login/social/facebook
POST /v1/client/password/restore
GET /v1/client/password/reset/{token}
POST /v1/client/statistics/visitor-action
GET /v1/client/attachments
GET /v1/client/orders/attachments/{orderId}
GET /v1/client/attachments/counter/new/{orderId}
POST /v1/client/file
GET /v1/client/file/{id}
POST /v1/client/orders/attachment/{orderId}
GET /v1/client/preferred-writers/completed-orders
GET /v1/client/preferred-writers/{code}
POST /v1/client/preferred-writers/{code}
DELETE /v1/client/preferred-writers/{code}
`;
/** Method and path of the calls outside the specification. */
const ours = `
GET /v1/client/bootstrap/{siteHost}
GET /v1/client/orders
POST /v1/client/login-token/hand-off
POST /v1/client/password/reset
GET /v1/client/order/payment/{id}
POST /v1/client/order/payment/{id}
GET /v1/client/bonus
PATCH /v1/client/order/bonus/{id}
GET /v1/client/order/cancellation/{id}
PATCH /v1/client/order/status/{id}/17
POST /v1/client/identity/email
POST /v1/client/logout
POST /v1/client/session
DELETE /v1/client/session
POST /v1/client/session/code
POST /v1/client/session/code/check
GET /v1/client/orders/messages/{orderId}
POST /v1/client/orders/messages/{orderId}
GET /v1/client/sessions
DELETE /v1/client/sessions/{id}
GET /v1/client/identity/data
POST /v1/client/identity/deletion
`;
const linesOf = (text: string) => text.split('\n').filter(Boolean).sort();
const nameOf = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;

table('API-01 the table of calls has every call of the specification once, with its method and path', () => {
  assert.equal(Object.values(calls).map(nameOf).sort(), linesOf(specified + ours));
});

table.run();
