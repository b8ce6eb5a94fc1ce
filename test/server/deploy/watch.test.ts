import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import {
  metricsOf,
  ownMetrics,
  readAlerts,
  readDashboard,
  sampleNames,
} from '../../support/deploy/read-watched.ts';
import { requireProgram } from '../../support/services/start-program.ts';

const watch = suite('dashboard and alerts');

const dashboard = readDashboard();
const alerts = readAlerts();
const panels = dashboard.panels.filter(({ type }) => type !== 'row');
const queries = [
  ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ...alerts.map(({ expr }) => expr),
];
const guide = readFileSync('src/server/deploy/README.md', 'utf8').split('\n');

watch(
  'OPS-03 every query of alerts and dashboard is valid for Prometheus, and names metrics of the server',
  async () => {
    const told = await sampleNames();
    assert.ok(queries.length > 30);
    assert.equal(
      queries.flatMap(metricsOf).filter((name) => !told.has(name)),
      [],
    );
  },
);

watch('OPS-03 every metric of the server is on the dashboard', () => {
  const shown = queries.flatMap(metricsOf).map((name) => name.replace(/_bucket$/, ''));
  const server = dashboard.templating.list.map(({ query }) => query).join();
  const hidden = ownMetrics.filter(({ name }) => !shown.includes(name) && !server.includes(name));
  assert.equal(hidden, []);
});

watch('OPS-03 every panel of the dashboard has a description and names its lines', () => {
  for (const { title, description, targets = [] } of panels) {
    assert.ok(title && description, title);
    assert.ok(targets.length > 0 && targets.every(({ legendFormat }) => legendFormat), title);
  }
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

watch('OPS-03 alerts, example for Prometheus and compose file agree on job and port', () => {
  const { scrape_configs } = parse(readFileSync('src/server/deploy/watch/prometheus.yaml', 'utf8'));
  const { services } = parse(readFileSync('src/server/deploy/compose.yaml', 'utf8'));
  const [{ job_name, static_configs }] = scrape_configs;
  assert.is(job_name, 'octavo');
  assert.equal(static_configs[0].targets, [`octavo:${services.octavo.environment.METRICS_PORT}`]);
  for (const { expr } of alerts) if (metricsOf(expr).includes('up')) assert.match(expr, 'job="octavo"');
});

watch('OPS-03 `promtool` finds no mistake in the alerts', () => {
  const promtool = '/usr/bin/promtool';
  requireProgram('Prometheus', promtool);
  for (const words of [
    ['rules', 'src/server/deploy/watch/alerts.yaml'],
    ['config', '--syntax-only', 'src/server/deploy/watch/prometheus.yaml'],
  ]) {
    const { status, stdout, stderr } = spawnSync(promtool, ['check', ...words], { encoding: 'utf8' });
    assert.is(status, 0, stdout + stderr);
  }
});

watch.run();
