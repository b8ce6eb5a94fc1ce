import { createServer } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import type { UnknownFields } from '../../../../src/order/unknown-fields.ts';
import { essay } from '../../../support/server/samples.ts';
import { createDeployment, startProcess } from '../../../support/server/start-process.ts';
import { password, startForTest } from '../../../support/server/start-server.ts';
import { freePort } from '../../../support/services/free-port.ts';
import { listen } from '../../../support/services/listen.ts';

/** A span as a collector receives it. */
interface CollectedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
}

const listOf = (value: unknown): UnknownFields[] => (Array.isArray(value) ? value : []);

/** Starts a collector of traces that accepts OpenTelemetry's protocol in JSON. */
const startCollector = async () => {
  const spans: CollectedSpan[] = [];
  let received = '';
  const server = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString();
    if (request.url === '/v1/traces') {
      received += text;
      const { resourceSpans }: UnknownFields = JSON.parse(text);
      for (const { scopeSpans } of listOf(resourceSpans))
        for (const scope of listOf(scopeSpans)) spans.push(...(listOf(scope.spans) as never[]));
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  const { origin, stop } = await listen(server);
  return {
    stop,
    url: origin,
    spans,
    /** Returns the text of all received requests. */
    received: () => received,
  };
};

const traces = suite('traces');
const deployment = startForTest(traces, createDeployment);

const email = 'ada@example.com';
const attributeOf = ({ attributes }: CollectedSpan, key: string) => {
  const { stringValue, intValue } = attributes.find((attribute) => attribute.key === key)?.value ?? {};
  return stringValue ?? intValue;
};

traces('OPS-04 the trace of a request has its statements and letters, but no customer data', async () => {
  const { url, spans, received } = await startCollector();
  const server = await startProcess(deployment, { OTEL_EXPORTER_OTLP_ENDPOINT: url });
  const token = await server.register(email);
  const payload = { ...essay, topic: 'Swans of the north' };
  assert.is((await server.send(calls.createOrder, { token, payload })).status, 201);
  await server.send(calls.order, { token, params: { code: 'O-NOWHERE' } });
  await server.get('/livez', '');
  // The server sends the remaining spans before it ends.
  assert.is(await server.end('SIGTERM'), 0);
  const named = (name: string) => spans.filter((span) => span.name === name);
  const [order] = named(`POST ${calls.createOrder.path}`);
  assert.ok(order);
  assert.is(attributeOf(order, 'http.response.status_code'), 201);
  assert.is(order.parentSpanId || undefined, undefined);
  const steps = spans.filter(({ traceId }) => traceId === order.traceId);
  const insert = steps.find((span) =>
    String(attributeOf(span, 'db.query.text')).startsWith('insert into "orders"'),
  );
  assert.is(insert?.parentSpanId, order.spanId);
  assert.ok(named('mail send').length > 0);
  assert.ok(spans.some(({ name }) => name === `GET ${calls.order.path}`));
  assert.is(named('GET /livez').length, 0, 'checks of health are no traces');
  for (const secret of [email, password, token, 'Swans', 'O-NOWHERE']) assert.not.match(received(), secret);
});

traces('OPS-04 a collector that does not answer delays neither requests nor a stop', async () => {
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  const server = await startProcess(deployment, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  assert.ok(await server.register());
  assert.is(await server.end('SIGTERM'), 0);
});

traces.run();
