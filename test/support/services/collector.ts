import { createServer } from 'node:http';
import type { UnknownFields } from '../../../src/order/unknown-fields.ts';
import { listen } from './listen.ts';

/** A span as a collector receives it. */
export interface CollectedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
}

const listOf = (value: unknown): UnknownFields[] => (Array.isArray(value) ? value : []);

/** Starts a collector of traces that accepts OpenTelemetry's protocol in JSON. */
export const startCollector = async () => {
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
