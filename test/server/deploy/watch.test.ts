import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { createMetrics } from '../../../src/server/operations/metrics/create-metrics.ts';
import { requireProgram } from '../../support/services/start-program.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

interface Alert {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; description: string; action: string };
}

const folder = 'src/server/deploy/watch';

const readAlerts = (): Alert[] => {
  const { groups }: { groups: { rules: Alert[] }[] } = parse(readFileSync(`${folder}/alerts.yaml`, 'utf8'));
  return groups.flatMap(({ rules }) => rules);
};

interface Panel {
  title: string;
  description?: string;
  type: string;
  targets?: { expr: string; legendFormat: string }[];
}

const readDashboard = (): { panels: Panel[]; templating: { list: { query: string }[] } } =>
  JSON.parse(readFileSync(`${folder}/dashboard.json`, 'utf8'));

/** Returns the names of the metrics in a query. Those of the server and of Node have a prefix. */
const metricsOf = (query: string): string[] => query.match(/\b(?:up|(?:octavo|nodejs|process)_\w+)\b/g) ?? [];

const { registry } = createMetrics({
  readStored: async () => null,
  readPool: null,
  readFreeBytes: async () => 0,
  draining: new AbortController().signal,
});

/** Own metrics of the server, in the sequence of the documents. */
const ownMetrics = registry
  .getMetricsAsArray()
  .filter(({ name }) => name.startsWith('octavo_'))
  .map((metric) => ({ labelNames: [], ...metric }));

/** Returns the names of a server's samples, and `up`, which Prometheus adds. */
const sampleNames = async (): Promise<ReadonlySet<string>> => {
  const text = await registry.metrics();
  const kinds = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  const endings = (kind: string) => (kind === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']);
  return new Set([
    'up',
    ...kinds.flatMap(([, name = '', kind = '']) => endings(kind).map((ending) => name + ending)),
  ]);
};

const watch = suite('dashboard and alerts');

const dashboard = readDashboard();
const alerts = readAlerts();
const panels = dashboard.panels.filter(({ type }) => type !== 'row');
const queries = [
  ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ...alerts.map(({ expr }) => expr),
];
const guide = readFileSync('src/server/deploy/README.md', 'utf8').split('\n');

watch('OPS-03 every query of alerts and dashboard names metrics of the server', async () => {
  const told = await sampleNames();
  assert.ok(queries.length > 30);
  assert.equal(
    queries.flatMap(metricsOf).filter((name) => !told.has(name)),
    [],
  );
});

watch('OPS-03 every metric of the server is on the dashboard', () => {
  const shown = queries.flatMap(metricsOf).map((name) => name.replace(/_bucket$/, ''));
  const server = dashboard.templating.list.map(({ query }) => query).join();
  const hidden = ownMetrics.filter(({ name }) => !shown.includes(name) && !server.includes(name));
  assert.equal(hidden, []);
});

watch('OPS-03 every alert says what has happened and what to do, and has a row in the guide', () => {
  const rows = alerts.map(({ alert, labels: { severity }, annotations: { description, action } }) => {
    assert.ok(['page', 'ticket'].includes(severity), alert);
    return `| \`${alert}\` | ${severity} | ${description} | ${action} |`;
  });
  for (const { alert, annotations } of alerts) assert.ok(annotations.summary, alert);
  assert.is(new Set(alerts.map(({ alert }) => alert)).size, alerts.length);
  const first = guide.indexOf('| alert | severity | what it means | what to do |') + 2;
  assert.equal(guide.slice(first, first + rows.length + 1), [...rows, '']);
});

watch('OPS-03 the guide lists every metric', () => {
  const rows = ownMetrics.map(({ name, type, labelNames, help }) => {
    const labels = labelNames.map((label) => `\`${label}\``).join(', ');
    return `| \`${name}\` | ${type} | ${labels} | ${help} |`;
  });
  const first = guide.indexOf('| metric | kind | labels | meaning |') + 2;
  assert.equal(guide.slice(first, guide.indexOf('', first)), rows);
});

watch('OPS-03 `promtool` finds no mistake in the alerts and in the queries of the dashboard', async () => {
  const promtool = '/usr/bin/promtool';
  requireProgram('Prometheus', promtool);
  const file = join(await temporaryFolder(), 'queries.json');
  // Grafana replaces its variable before Prometheus reads a query.
  const rules = queries.map((expr, index) => ({
    record: `query_${index}`,
    expr: expr.replaceAll('$__rate_interval', '5m'),
  }));
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'queries', rules }] }));
  for (const words of [
    ['rules', `${folder}/alerts.yaml`],
    ['rules', file],
    ['config', '--syntax-only', `${folder}/prometheus.yaml`],
  ]) {
    const { status, stdout, stderr } = spawnSync(promtool, ['check', ...words], { encoding: 'utf8' });
    assert.is(status, 0, stdout + stderr);
  }
});

watch.run();
