import { type EnvironmentReader, isUrlOf } from './read-environment.ts';

interface MetricSettings {
  port: number;
  host: string;
}

export interface TraceSettings {
  /** Address of a collector for OpenTelemetry. */
  endpoint: string;
  /** Share of the requests that are traced, from 0 to 1. */
  share: number;
}

/** Settings of metrics and traces. */
export interface WatchSettings {
  /** Port and address on which Prometheus reads metrics; null to disable metrics. */
  metrics: MetricSettings | null;
  /** Collector and share of traces; null to disable traces. */
  traces: TraceSettings | null;
}

const highestPort = 65_535;

const isShare = (text: string) => /^[01]?(\.\d+)?$/.test(text) && Number(text) <= 1;

export const readWatchSettings = ({ text, wholeNumber, checked }: EnvironmentReader): WatchSettings => {
  const port = wholeNumber('METRICS_PORT', 0, highestPort);
  const host = text('METRICS_HOST') ?? '127.0.0.1';
  const endpoint = checked(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'the address of a collector',
    isUrlOf('http:', 'https:'),
  );
  const share = checked('OTEL_TRACES_SAMPLER_ARG', 'a number from 0 to 1', isShare) ?? '1';
  return {
    metrics: text('METRICS_PORT') === null ? null : { port, host },
    traces: endpoint === null ? null : { endpoint, share: Number(share) },
  };
};
