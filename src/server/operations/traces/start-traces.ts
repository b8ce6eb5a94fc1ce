import { setTimeout as pause } from 'node:timers/promises';
import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TraceSettings } from '../../settings/settings.ts';

/** Maximum time that a stop waits for the collector, in ms. */
const stopTimeoutMs = 2000;

/**
 * Sends the spans of this process to a collector from now on; returns the function that sends the remaining ones. This module
 * is loaded only if the settings name a collector.
 */
export const startTraces = ({ endpoint, share }: TraceSettings): (() => Promise<void>) => {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: stopTimeoutMs,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'octavo' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  return async () => {
    await Promise.race([
      provider.shutdown().catch(() => {}),
      pause(stopTimeoutMs, undefined, { ref: false }),
    ]);
  };
};
