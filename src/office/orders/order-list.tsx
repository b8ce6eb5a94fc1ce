import { Button, Chip, Stack } from '@mui/material';
import {
  DataTable,
  downloadCSV,
  ExportButton,
  type Exporter,
  FilterButton,
  List,
  SearchInput,
  SelectInput,
  TextInput,
  TopToolbar,
  useListContext,
} from 'react-admin';
import type { StaffOrderRow } from '../../api/resources/staff-orders.ts';
import { csvOf } from '../../order/csv.ts';
import { useSites, useStaff } from '../auth-provider.ts';
import { RecordRows } from '../record-list.tsx';
import { plainAmount } from '../value-texts.ts';
import { CardBody, CardHead, chargedText, Due, Paper } from './order-cells.tsx';
import { StatusChip, statusChoices, statusLabel } from './statuses.tsx';

/** Views of the list, each with the filter that it sets. Writers do not see those about money. */
const views: readonly { label: string; filter: Record<string, string>; isMoney?: boolean }[] = [
  { label: 'All', filter: {} },
  { label: 'To do', filter: { sort: 'due' } },
  { label: 'Overdue', filter: { only: 'overdue' } },
  { label: 'New messages', filter: { only: 'unread' } },
  { label: 'Waiting refunds', filter: { only: 'refund' }, isMoney: true },
];

const ViewChips = () => {
  const { filterValues, setFilters, displayedFilters } = useListContext();
  const { sort, only, ...others } = filterValues;
  const isWriter = useStaff()?.role === 'writer';
  const shownViews = views.filter(({ isMoney }) => !(isMoney && isWriter));
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', p: 2, pb: 1 }}>
      {shownViews.map(({ label, filter }) => {
        const isChosen = filter.sort === sort && filter.only === only;
        return (
          <Chip
            key={label}
            label={label}
            color={isChosen ? 'primary' : 'default'}
            aria-pressed={isChosen}
            onClick={() => setFilters({ ...others, ...filter }, displayedFilters)}
          />
        );
      })}
    </Stack>
  );
};

const columns: readonly [name: string, valueIn: (order: StaffOrderRow) => string | number | null][] = [
  ['code', ({ code }) => code],
  ['status', ({ statusId }) => statusLabel(statusId)],
  ['site', ({ host }) => host],
  ['topic', ({ topic }) => topic],
  ['customer', ({ customer }) => customer?.name ?? ''],
  ['email', ({ customer }) => customer?.email ?? ''],
  ['writer', ({ writerCode }) => writerCode],
  ['ordered', ({ createdAt }) => createdAt],
  ['due', ({ deadlineAt }) => deadlineAt],
  ['amount_usd', ({ chargedCents }) => (chargedCents === null ? '' : plainAmount(chargedCents))],
];

const exportOrders: Exporter<StaffOrderRow & { id: string }> = (orders) => {
  const lines = orders.map((order) => columns.map(([, valueIn]) => String(valueIn(order) ?? '')));
  downloadCSV(csvOf([columns.map(([name]) => name), ...lines]), 'orders');
};

/** Maximum number of orders in a download. */
const exportedOrders = 100_000;

const ListActions = () => (
  <TopToolbar>
    <FilterButton />
    <ExportButton maxResults={exportedOrders} />
  </TopToolbar>
);

/** Buttons to the page before and after. How many orders there are is not counted, because counting takes long. */
const Pages = () => {
  const { page, setPage, hasNextPage, hasPreviousPage } = useListContext();
  if (!hasNextPage && !hasPreviousPage) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, p: 1, justifyContent: 'end', alignItems: 'center' }}>
      <Button disabled={!hasPreviousPage} onClick={() => setPage(page - 1)}>
        Previous
      </Button>
      Page {page}
      <Button disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
        Next
      </Button>
    </Stack>
  );
};

type OrderRecord = StaffOrderRow & { id: string };

/** The orders of all sites, or those of a writer. Filters and search stand in the address. */
export const OrderList = () => {
  const filters = [
    <SearchInput key="find" source="find" alwaysOn placeholder="Code, words, customer" />,
    <SelectInput key="statusId" source="statusId" label="Status" choices={statusChoices} />,
    <SelectInput key="host" source="host" label="Site" choices={useSites()} />,
    <TextInput key="writerCode" source="writerCode" label="Writer" />,
  ];
  return (
    <List<OrderRecord>
      filters={filters}
      actions={<ListActions />}
      pagination={<Pages />}
      perPage={50}
      exporter={exportOrders}
      empty={false}
      sort={{ field: 'createdAt', order: 'DESC' }}
    >
      <ViewChips />
      <RecordRows<OrderRecord>
        link="show"
        sx={{ '& td, & th': { px: 1 } }}
        card={{ primaryText: CardHead, secondaryText: CardBody }}
      >
        <DataTable.Col source="code" disableSort sx={{ whiteSpace: 'nowrap' }} />
        <DataTable.Col label="Status" render={({ statusId }) => <StatusChip id={statusId} />} />
        <DataTable.Col
          label="Topic, customer, news"
          render={Paper}
          sx={{ minWidth: 200, overflowWrap: 'anywhere' }}
        />
        <DataTable.Col source="writerCode" label="Writer" disableSort />
        <DataTable.Col label="Due" render={Due} sx={{ minWidth: 120 }} />
        <DataTable.Col label="Amount" render={chargedText} sx={{ textAlign: 'right' }} />
      </RecordRows>
    </List>
  );
};
