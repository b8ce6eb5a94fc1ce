import { formatMoney } from '../../../order/price/money.ts';
import { escapeHtml } from '../../http/content.ts';
import {
  addUpBy,
  type Figures,
  figures,
  noFigures,
  type ReportRow,
  type Source,
  sourceNames,
} from '../report-rows.ts';
import type { TemplateVisitors } from '../store/read-split.ts';
import type { Period } from '../store/read-views.ts';
import { compareShares, type Difference } from './compare-shares.ts';
import { drawFunnel, drawOrders, drawRevenue } from './draw-charts.ts';

/** Styles of the report's page, for screens and for paper. */
const reportStyles = `
:root { color-scheme: light dark; --ink: light-dark(#1b2130, #ebe8e2); --soft: light-dark(#5a6172, #a8adb9); --rule: light-dark(#e2ded5, #333946); --sheet: light-dark(#fffdf9, #1a1e26); --paper: light-dark(#faf7f0, #14171d); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
main { max-width: 76rem; margin: 0 auto; padding: 1.5rem clamp(1rem, 4vw, 3rem) 4rem; }
h1 { font-size: clamp(1.5rem, 1.2rem + 1.6vw, 2.25rem); line-height: 1.2; margin: 0 0 .5rem; }
h2, caption { font-size: 1.125rem; font-weight: 650; text-align: start; margin: 0 0 .75rem; }
section { margin-top: 2.5rem; }
header p, footer p, section > p { color: var(--soft); margin: 0 0 .75rem; max-width: 45rem; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: .75rem; margin: 1.5rem 0 0; }
dl div { background: var(--sheet); border: 1px solid var(--rule); border-radius: .5rem; padding: .75rem 1rem; }
dt { color: var(--soft); font-size: .875rem; }
dd { margin: 0; font-size: clamp(1rem, .8rem + 1vw, 1.375rem); font-weight: 650; font-variant-numeric: tabular-nums; }
figure { margin: 0; overflow-x: auto; background: var(--sheet); border: 1px solid var(--rule); border-radius: .5rem; padding: 1rem; }
svg { display: block; width: 100%; min-width: 34rem; height: auto; }
.wide { overflow-x: auto; background: var(--sheet); border: 1px solid var(--rule); border-radius: .5rem; padding: 1rem; }
.wide:focus-visible, figure:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
table { border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums; min-width: 100%; }
th, td { padding: .4rem .5rem; text-align: end; border-top: 1px solid var(--rule); white-space: nowrap; }
thead th { color: var(--soft); font-weight: 500; border: 0; }
tbody th { font-weight: 500; }
th:first-child { text-align: start; padding-inline-start: 0; max-width: 22rem; white-space: normal; min-width: 10rem; }
small { color: var(--soft); font-size: 1em; margin-inline-start: .25rem; }
ul { padding-inline-start: 1.25rem; }
li { margin-top: .5rem; }
a { color: inherit; }
@media print { body { background: none; } section, figure { break-inside: avoid; } }
`;

export interface Report {
  host: string;
  period: Period;
  rows: readonly ReportRow[];
  split: readonly TemplateVisitors[];
}

const formatCount = (count: number) => count.toLocaleString('en-US');
const formatPercent = (share: number) => `${(100 * share).toFixed(share < 0.1 ? 2 : 1)} %`;
const formatPoints = (share: number) => `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(2)} points`;
const formatDay = (time: number) => new Date(time).toISOString().slice(0, 10);

const cellsOf = (values: Figures) =>
  figures
    .map(({ name, isMoney }) => {
      const text = isMoney ? formatMoney(values[name]) : formatCount(values[name]);
      return `<td>${values[name] === 0 ? '–' : text}</td>`;
    })
    .join('');

const headings = figures.map(({ heading }) => `<th scope="col">${heading}</th>`).join('');

const tableOf = (caption: string, lines: readonly string[]) =>
  `<div class="wide" tabindex="0" role="group" aria-label="${caption}"><table><caption>${caption}</caption>
<thead><tr><th scope="col"></th>${headings}</tr></thead><tbody>${lines.join('\n')}</tbody></table></div>`;

const lineOf = (name: string, values: Figures) =>
  `<tr><th scope="row">${escapeHtml(name) || 'Unknown'}</th>${cellsOf(values)}</tr>`;

const unknownLast = (name: string) => (name ? 0 : 1);

/** Returns the lines of a table by one part of the source, sorted by revenue, then by views. */
const linesBy = (rows: readonly ReportRow[], part: keyof Source) =>
  [...addUpBy(rows, ({ source }) => source[part])]
    .sort(
      ([oneName, one], [otherName, other]) =>
        unknownLast(oneName) - unknownLast(otherName) ||
        other.revenue - one.revenue ||
        other.views - one.views,
    )
    .map(([name, values]) => lineOf(name, values));

const captions: Record<keyof Source, string> = {
  widget: 'By widget',
  template: 'By template',
  page: 'By page',
  campaign: 'By campaign',
  device: 'By device',
};

const sentenceOf = (name: string, other: string, found: Difference) => {
  if (found.low > 0) return `${other} is better than ${name}.`;
  if (found.high < 0) return `${name} is better than ${other}.`;
  if (found.needed === Number.POSITIVE_INFINITY)
    return 'Both are equal so far, so no number of visitors can be named.';
  if (found.needed === 0) return 'There is no clear difference.';
  return `Not decided yet: about ${formatCount(found.needed)} further visitors of each are needed.`;
};

const differenceLine = (what: 'ordered' | 'paid', first: TemplateVisitors, second: TemplateVisitors) => {
  const shareOf = (visitors: TemplateVisitors) => ({ count: visitors[what], of: visitors.visitors });
  const found = compareShares(shareOf(first), shareOf(second));
  if (!found) return '';
  const { difference, low, high } = found;
  return `<li><strong>${escapeHtml(second.template)} against ${escapeHtml(first.template)}, ${what}:</strong>
${formatPoints(difference)} (95 % interval ${formatPoints(low)} to ${formatPoints(high)}).
${escapeHtml(sentenceOf(first.template, second.template, found))}</li>`;
};

const shareCell = (count: number, of: number) =>
  `<td>${formatCount(count)}${of ? ` <small>${formatPercent(count / of)}</small>` : ''}</td>`;

const splitSection = (split: readonly TemplateVisitors[]) => {
  if (split.length < 2) return '';
  const [first, ...others] = split;
  const lines = split.map(
    ({ template, visitors, ordered, paid }) =>
      `<tr><th scope="row">${escapeHtml(template)}</th><td>${formatCount(visitors)}</td>${shareCell(ordered, visitors)}${shareCell(paid, visitors)}</tr>`,
  );
  const differences = first
    ? others.flatMap((other) => [
        differenceLine('ordered', first, other),
        differenceLine('paid', first, other),
      ])
    : [];
  return `<section><h2>Templates of the order form</h2>
<p>Visitors who saw each template and who of them ordered. A visitor of several templates counts for each.</p>
<div class="wide"><table><thead><tr><th scope="col">Template</th><th scope="col">Visitors</th><th scope="col">Ordered</th><th scope="col">Paid</th></tr></thead>
<tbody>${lines.join('\n')}</tbody></table></div>
<ul>${differences.join('\n')}</ul></section>`;
};

const keyFigures = (total: Figures) => {
  const finished = total.inTime + total.late;
  const rows = [
    ['Revenue', formatMoney(total.revenue)],
    ['Paid orders', formatCount(total.paid)],
    ['Average order', total.paid ? formatMoney(Math.round(total.revenue / total.paid)) : '–'],
    ['Cost of discounts', formatMoney(total.discounts)],
    ['Deadlines kept', finished ? formatPercent(total.inTime / finished) : '–'],
  ];
  return `<dl>${rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`;
};

const chartSections = ({ rows, period }: Report) => {
  const ofForm = addUpBy(rows, ({ source }) => source.widget).get('Order Form') ?? noFigures;
  return [
    ['Orders a day', drawOrders(rows, period)],
    ['Revenue a day', drawRevenue(rows, period)],
    ['From a view of the order form to a paid order', drawFunnel(ofForm)],
  ]
    .map(
      ([title, svg]) =>
        `<section><h2>${title}</h2><figure tabindex="0" role="img" aria-label="${title}">${svg}</figure></section>`,
    )
    .join('\n');
};

/** Writes the report as an HTML page that loads no other file. `csvName` is the file with the rows, to which the page links. */
export const writeReport = (report: Report, csvName: string): string => {
  const { host, period, rows, split } = report;
  const total = addUpBy(rows, () => 'Total').get('Total') ?? noFigures;
  const title = `Report of ${escapeHtml(host)}`;
  const tables = sourceNames.map(
    (part) => `<section>${tableOf(captions[part], linesBy(rows, part))}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${reportStyles}</style></head><body><main>
<header><h1>${title}</h1><p>${formatDay(period.from)} to ${formatDay(period.to)} (UTC). Views and prices are those of visitors who agreed to statistics; orders are all orders.</p></header>
${keyFigures(total)}
${chartSections(report)}
${splitSection(split)}
${tables.join('\n')}
<footer><p>All combinations of widget, template, page, campaign and device: <a href="${escapeHtml(encodeURI(csvName))}">${escapeHtml(csvName)}</a></p></footer>
</main></body></html>
`;
};
