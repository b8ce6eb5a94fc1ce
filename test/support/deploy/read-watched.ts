import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { createMetrics } from '../../../src/server/operations/metrics/create-metrics.ts';

interface Alert {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; description: string; action: string };
}

const folder = 'src/server/deploy/watch';

export const readAlerts = (): Alert[] => {
  const { groups }: { groups: { rules: Alert[] }[] } = parse(readFileSync(`${folder}/alerts.yaml`, 'utf8'));
  return groups.flatMap(({ rules }) => rules);
};

interface Panel {
  title: string;
  description?: string;
  type: string;
  targets?: { expr: string; legendFormat: string }[];
}

export const readDashboard = (): { panels: Panel[]; templating: { list: { query: string }[] } } =>
  JSON.parse(readFileSync(`${folder}/dashboard.json`, 'utf8'));

/** Parses a query by Prometheus's grammar. Returns the names of its metrics; throws if the query has a mistake. */
export const metricsOf = (query: string): string[] => {
  // Grafana's variable is replaced here, because Grafana replaces it before Prometheus reads the query.
  const plain = query.replaceAll('$__rate_interval', '5m');
  const names: string[] = [];
  parser.parse(plain).iterate({
    enter: ({ type, from, to, node }) => {
      if (type.isError) throw new Error(`${plain} has a mistake at ${from}`);
      if (type.name === 'VectorSelector') {
        const name = node.getChild('Identifier');
        if (!name) throw new Error(`${plain.slice(from, to)} names no metric`);
        names.push(plain.slice(name.from, name.to));
      }
    },
  });
  return names;
};

const { registry } = createMetrics({
  readStored: async () => null,
  readPool: null,
  readFreeBytes: async () => 0,
  draining: new AbortController().signal,
});

/** Own metrics of the server, in the sequence of the documents. */
export const ownMetrics = registry
  .getMetricsAsArray()
  .filter(({ name }) => name.startsWith('octavo_'))
  .map((metric) => ({ labelNames: [], ...metric }));

/** Returns the names of a server's samples, and `up`, which Prometheus adds. */
export const sampleNames = async (): Promise<ReadonlySet<string>> => {
  const text = await registry.metrics();
  const kinds = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  const endings = (kind: string) => (kind === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']);
  return new Set([
    'up',
    ...kinds.flatMap(([, name = '', kind = '']) => endings(kind).map((ending) => name + ending)),
  ]);
};
