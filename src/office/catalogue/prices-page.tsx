import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { downloadCSV } from 'react-admin';
import type { StaffPrices } from '../../api/resources/staff-catalogue.ts';
import { byteOrderMark } from '../../order/csv.ts';
import { FileButton } from '../buttons.tsx';
import { Section } from '../facts.tsx';
import { Choice } from '../form-parts.tsx';
import { SitePage } from '../site/site-page.tsx';
import { ComparisonDialog } from './price-comparison.tsx';
import { PriceHistory, PricePlans } from './price-history.tsx';
import { PriceInputTable, wantedPrices } from './price-input-table.tsx';
import { type PriceEditing, usePrices } from './use-prices.ts';

interface EditorProps extends Pick<PriceEditing, 'typed' | 'setTyped' | 'comparePrices'> {
  host: string;
  prices: StaffPrices;
}

/** The tables of prices, to type into and as a file. */
const PriceEditor = ({ host, prices, typed, setTyped, comparePrices }: EditorProps) => {
  const [gridIndex, setGridIndex] = useState(0);
  const changedPrices = wantedPrices(prices.grids, typed);
  const grid = prices.grids[gridIndex] ?? prices.grids[0];
  return (
    <Section title="Prices of a page or another unit, in US dollars">
      <Stack sx={{ gap: 2 }}>
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Choice
            label="Table"
            value={String(gridIndex)}
            choices={prices.grids.map(({ name }, index) => ({ id: String(index), name }))}
            onChange={(index) => setGridIndex(Number(index))}
          />
          <Button onClick={() => downloadCSV(byteOrderMark + prices.csv, `prices-${host}`)}>
            Download all
          </Button>
          <FileButton
            label="Upload a file"
            accept=".csv,.tsv,.txt"
            take={async (file) => comparePrices({ csv: await file.text() })}
          />
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Type prices, or paste cells from a spreadsheet. An empty field is not offered. A file has the
          columns of the downloaded one, and names services, types, levels and deadlines as your lists do, or
          by number. Nothing is saved before you have seen what changes. {prices.deadlineRule}
        </Typography>
        {grid && <PriceInputTable grid={grid} typed={typed} onType={setTyped} />}
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button
            variant="contained"
            disabled={!changedPrices?.length}
            onClick={() => changedPrices && comparePrices({ prices: changedPrices })}
          >
            Compare{changedPrices?.length ? ` (${changedPrices.length})` : ''}
          </Button>
          <Button disabled={Object.keys(typed).length === 0} onClick={() => setTyped({})}>
            Discard
          </Button>
        </Stack>
      </Stack>
    </Section>
  );
};

/** Prices of a site: the editor, a comparison before saving, and the history. */
const SitePrices = ({ host }: { host: string }) => {
  const { prices, comparison, cancelPlan, undoChange, ...actions } = usePrices(host);
  if (!prices) return null;
  return (
    <>
      <PriceEditor host={host} prices={prices} {...actions} />
      {prices.planned.length > 0 && <PricePlans plans={prices.planned} cancel={cancelPlan} />}
      <PriceHistory key={prices.version} host={host} undo={undoChange} />
      {comparison && <ComparisonDialog comparison={comparison} {...actions} />}
    </>
  );
};

export const PricesPage = () => <SitePage title="Prices" part={SitePrices} />;
