import { Box, useTheme } from '@mui/material';
import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { type EChartsCoreOption, init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';

use([BarChart, LineChart, GridComponent, LegendComponent, TooltipComponent, CanvasRenderer]);

/** Colours of the series. They differ on light and dark pages, also for people who do not distinguish red and green. */
const palette = ['#3b78c9', '#d9822b'];

interface ChartProps {
  /** Description of the chart for people who do not see it. */
  label: string;
  kind: 'bar' | 'line';
  /** Names along the horizontal axis. */
  names: readonly string[];
  series: readonly { name: string; values: readonly number[] }[];
  isMoney?: boolean;
}

/** Draws bars or lines that follow the width of the page. */
export const Chart = ({ label, kind, names, series, isMoney = false }: ChartProps) => {
  const element = useRef<HTMLDivElement>(null);
  const { text, divider } = useTheme().palette;
  useEffect(() => {
    if (!element.current) return undefined;
    const chart = init(element.current);
    const quiet = { axisLine: { lineStyle: { color: divider } }, axisTick: { show: false } };
    const axisLabel = { color: text.secondary };
    const formatter = (value: number) => `${isMoney ? '$' : ''}${value.toLocaleString('en-US')}`;
    const options: EChartsCoreOption = {
      animation: false,
      color: palette,
      textStyle: { fontFamily: 'system-ui, sans-serif', fontSize: 13 },
      legend: { show: series.length > 1, top: 0, left: 0, textStyle: axisLabel },
      tooltip: { trigger: 'axis', valueFormatter: formatter },
      grid: { left: 8, right: 16, top: series.length > 1 ? 36 : 12, bottom: 8 },
      xAxis: { ...quiet, axisLabel, type: 'category', data: names, boundaryGap: kind === 'bar' },
      yAxis: {
        ...quiet,
        axisLabel: { ...axisLabel, formatter },
        type: 'value',
        minInterval: 1,
        splitLine: { lineStyle: { color: divider } },
      },
      series: series.map(({ name, values }) => ({ name, type: kind, data: values, showSymbol: false })),
    };
    chart.setOption(options);
    const observer = new ResizeObserver(() => chart.resize());
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      chart.dispose();
    };
  }, [kind, names, series, isMoney, text, divider]);
  return <Box ref={element} role="img" aria-label={label} sx={{ height: 260 }} />;
};
