import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent } from 'echarts/components';
import { type EChartsCoreOption, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { dayMs } from '../event-rows.ts';
import { addUpBy, type Figures, noFigures, type ReportRow } from '../report-rows.ts';
import type { Period } from '../store/read-views.ts';

use([BarChart, LineChart, GridComponent, LegendComponent, SVGRenderer]);

/** Colours of the charts. They differ on light and dark pages, also for people who do not distinguish red and green. */
const palette = ['#3b78c9', '#d9822b', '#2f9e8f', '#a266c4'];
const line = '#8886';
const words = '#7a7f8a';

const width = 720;

/** Draws a chart as SVG that scales with the page. */
const draw = (height: number, options: EChartsCoreOption): string => {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
  chart.setOption({
    animation: false,
    color: palette,
    textStyle: { fontFamily: 'system-ui, sans-serif', fontSize: 13, color: words },
    ...options,
  });
  const svg = chart.renderToSVGString();
  chart.dispose();
  return svg;
};

const quiet = {
  axisLine: { lineStyle: { color: line } },
  axisTick: { show: false },
  axisLabel: { color: words },
};
const ruled = { ...quiet, minInterval: 1, splitLine: { lineStyle: { color: line } } };

const daysOf = ({ from, to }: Period) =>
  Array.from({ length: Math.ceil((to - from) / dayMs) }, (_, index) => from + index * dayMs);

const dayName = (day: number) =>
  new Date(day).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Draws the placed and paid orders of each day. */
export const drawOrders = (rows: readonly ReportRow[], period: Period): string => {
  const byDay = addUpBy(rows, ({ day }) => day);
  const days = daysOf(period);
  const valuesOf = (figure: 'placed' | 'paid') => days.map((day) => (byDay.get(day) ?? noFigures)[figure]);
  const seriesOf = (name: string, figure: 'placed' | 'paid') => ({
    name,
    type: 'bar',
    barGap: '10%',
    data: valuesOf(figure),
  });
  return draw(260, {
    legend: { top: 0, left: 0, textStyle: { color: words }, itemWidth: 14, itemHeight: 10 },
    grid: { left: 4, right: 8, top: 36, bottom: 4 },
    xAxis: { ...quiet, type: 'category', data: days.map(dayName) },
    yAxis: { ...ruled, type: 'value' },
    series: [seriesOf('Placed', 'placed'), seriesOf('Paid', 'paid')],
  });
};

/** Draws the revenue of each day in dollars. */
export const drawRevenue = (rows: readonly ReportRow[], period: Period): string => {
  const byDay = addUpBy(rows, ({ day }) => day);
  const days = daysOf(period);
  return draw(220, {
    grid: { left: 4, right: 8, top: 12, bottom: 4 },
    xAxis: { ...quiet, type: 'category', data: days.map(dayName), boundaryGap: false },
    yAxis: {
      ...ruled,
      type: 'value',
      axisLabel: { color: words, formatter: (dollars: number) => `$${dollars.toLocaleString('en-US')}` },
    },
    series: [
      {
        type: 'line',
        data: days.map((day) => (byDay.get(day) ?? noFigures).revenue / 100),
        areaStyle: { opacity: 0.15 },
        showSymbol: days.length < 3,
      },
    ],
  });
};

/** Steps from a view to a paid order. The last step comes first, because the chart draws from the bottom up. */
const steps = [
  ['Paid', 'paid'],
  ['Placed', 'placed'],
  ['Registered', 'registered'],
  ['Started', 'started'],
  ['Price chosen', 'prices'],
  ['Views', 'views'],
] as const;

const labelOf = ({ value }: { value: number }) => value.toLocaleString('en-US');

/** Draws the number of visitors at each step of the order form. */
export const drawFunnel = (figures: Figures): string =>
  draw(230, {
    grid: { left: 100, right: 72, top: 4, bottom: 4 },
    xAxis: { type: 'value', show: false },
    yAxis: { ...quiet, type: 'category', data: steps.map(([name]) => name), axisLine: { show: false } },
    series: [
      {
        type: 'bar',
        barWidth: 20,
        data: steps.map(([, figure]) => figures[figure]),
        label: { show: true, position: 'right', color: words, formatter: labelOf },
      },
    ],
  });
