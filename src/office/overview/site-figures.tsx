import { Card, CardContent, Stack } from '@mui/material';
import { useState } from 'react';
import * as calls from '../../api/calls.ts';
import { type Figures, figures, originParts } from '../../api/figures.ts';
import type { StaffFigures } from '../../api/resources/staff-figures.ts';
import { formatMoney } from '../../order/price/money.ts';
import { mapFields } from '../../order/vocabulary/map-fields.ts';
import { useSites } from '../auth-provider.ts';
import { Section, Sentences } from '../facts.tsx';
import { Choice } from '../form-parts.tsx';
import { templateLabels } from '../template-labels.ts';
import { useCall } from '../use-call.ts';
import { Chart } from './chart.tsx';
import { FigureTable } from './figure-table.tsx';
import { NextSteps } from './next-steps.tsx';
import { NumberCards } from './number-cards.tsx';
import { Templates } from './templates.tsx';

const figureNames = figures.map(({ name }) => name);

const totalFigures = (rows: readonly Figures[]): Figures =>
  mapFields(figureNames, (name) => rows.reduce((sum, row) => sum + row[name], 0));

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const KeyFigures = ({ total }: { total: Figures }) => {
  const finished = total.inTime + total.late;
  return (
    <NumberCards
      numbers={[
        { label: 'Revenue', value: formatMoney(total.revenue) },
        { label: 'Paid orders', value: total.paid.toLocaleString('en-US') },
        {
          label: 'Average order',
          value: total.paid ? formatMoney(Math.round(total.revenue / total.paid)) : 'No paid orders yet',
        },
        { label: 'Cost of discounts', value: formatMoney(total.discounts) },
        {
          label: 'Deadlines kept',
          value: finished ? percent(total.inTime / finished) : 'Nothing was due yet',
        },
      ]}
    />
  );
};

const dayName = (time: string) =>
  new Date(time).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

const Charts = ({ days, total }: { days: StaffFigures['days']; total: Figures }) => {
  const dayNames = days.map(({ day }) => dayName(day));
  const steps = figures.filter(({ name }) =>
    ['views', 'prices', 'started', 'registered', 'placed', 'paid'].includes(name),
  );
  return (
    <>
      <Section title="Orders a day">
        <Chart
          label="Placed and paid orders of each day"
          kind="bar"
          names={dayNames}
          series={[
            { name: 'Placed', values: days.map(({ placed }) => placed) },
            { name: 'Paid', values: days.map(({ paid }) => paid) },
          ]}
        />
      </Section>
      <Section title="Revenue a day">
        <Chart
          label="Revenue of each day in US dollars"
          kind="line"
          isMoney
          names={dayNames}
          series={[{ name: 'Revenue', values: days.map(({ revenue }) => revenue / 100) }]}
        />
      </Section>
      <Section title="From a view to a paid order">
        <Chart
          label="Numbers of views, chosen prices, started, placed and paid orders"
          kind="bar"
          names={steps.map(({ heading }) => heading)}
          series={[{ name: 'Number', values: steps.map(({ name }) => total[name]) }]}
        />
      </Section>
    </>
  );
};

/** Figures by day, and by each part of the origin that is known. */
const Tables = ({ figures }: { figures: StaffFigures }) => {
  const tables = [
    { part: 'day', rows: figures.days.map(({ day, ...values }) => ({ ...values, name: day.slice(0, 10) })) },
    ...originParts.map((part) => ({
      part,
      rows: figures.origins
        .filter((row) => row.part === part)
        .map((row) => ({ ...row, name: templateLabels[row.name] ?? row.name })),
    })),
  ];
  return tables
    .filter(({ rows }) => rows.length > 0)
    .map(({ part, rows }) => (
      <Card key={part}>
        <CardContent>
          <FigureTable title={`By ${part}`} head={part.charAt(0).toUpperCase() + part.slice(1)} rows={rows} />
        </CardContent>
      </Card>
    ));
};

const periods = [7, 30, 90, 365].map((days) => ({ id: String(days), name: `Last ${days} days` }));

/** Figures of a site and a period, as plots and tables. */
export const SiteFigures = () => {
  const sites = useSites();
  const [host, setHost] = useState(sites[0]?.id ?? '');
  const [days, setDays] = useState(30);
  const figures = useCall(calls.staffFigures, { payload: { host, days } });
  const total = figures && totalFigures(figures.days);
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Choice label="Site" value={host} choices={sites} onChange={setHost} />
        <Choice
          label="Period"
          value={String(days)}
          choices={periods}
          onChange={(id) => setDays(Number(id))}
        />
      </Stack>
      {figures && total && (
        <>
          <Sentences sentences={figures.notices} severity="info" />
          {figures.days.length === 0 ? (
            <NextSteps host={host} />
          ) : (
            <>
              <KeyFigures total={total} />
              <Charts days={figures.days} total={total} />
              <Templates host={host} days={days} />
              <Tables figures={figures} />
            </>
          )}
        </>
      )}
    </>
  );
};
