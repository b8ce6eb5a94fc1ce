import { Box, Button, Chip, Stack } from '@mui/material';
import {
  DataTable,
  ExportButton,
  FilterButton,
  List,
  SearchInput,
  SelectInput,
  TextInput,
  TopToolbar,
  useListContext,
} from 'react-admin';
import type { StaffOrderRow } from '../../api/resources/staff-orders.ts';
import { formatMoney } from '../../order/price/money.ts';
import { useSites, useStaff } from '../auth-provider.ts';
import { Rows } from '../form-parts.tsx';
import { countText, timeText } from '../value-texts.ts';
import { exportOrders } from './export-orders.ts';
import { isOverdue, StatusChip, statusChoices } from './statuses.tsx';

/** Views of the list, each with the filter that it sets. Writers do not see those about money. */
const views: readonly { label: string; filter: Record<string, string>; isMoney?: boolean }[] = [
  { label: 'All', filter: {} },
  { label: 'To do', filter: { sort: 'due' } },
  { label: 'Overdue', filter: { only: 'overdue' } },
  { label: 'New messages', filter: { only: 'unread' } },
  { label: 'Waiting refunds', filter: { only: 'refund' }, isMoney: true },
];

const Views = () => {
  const { filterValues, setFilters, displayedFilters } = useListContext();
  const { sort, only, ...others } = filterValues;
  const isWriter = useStaff()?.role === 'writer';
  const offered = views.filter(({ isMoney }) => !(isMoney && isWriter));
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', p: 2, pb: 1 }}>
      {offered.map(({ label, filter }) => {
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

/** Maximum number of orders in a download. */
const exportedOrders = 100_000;

const ListActions = () => (
  <TopToolbar>
    <FilterButton />
    <ExportButton maxResults={exportedOrders} />
  </TopToolbar>
);

const Due = (order: StaffOrderRow) => {
  if (order.deadlineAt === null) return '–';
  const late = isOverdue(order);
  return (
    <Box component="span" sx={late ? { color: 'error.main', fontWeight: 600 } : {}}>
      {timeText(order.deadlineAt)}
      {late && ' overdue'}
    </Box>
  );
};

/** Returns what is new about an order, in words. */
const newsText = ({ newMessages, newFiles }: StaffOrderRow): string =>
  [newMessages > 0 && countText(newMessages, 'message'), newFiles > 0 && countText(newFiles, 'file')]
    .filter(Boolean)
    .join(', ');

const chargedText = ({ chargedCents }: StaffOrderRow) =>
  chargedCents === null ? '' : formatMoney(chargedCents);

const customerName = ({ customer }: StaffOrderRow) =>
  customer && (customer.name || customer.email || 'deleted account');

/** Renders the topic with customer and news below it, because separate columns gave each a word a line. */
const Paper = (order: StaffOrderRow) => (
  <>
    {order.topic}
    <Box sx={{ color: 'text.secondary' }}>
      {customerName(order)} <b>{newsText(order)}</b>
    </Box>
  </>
);

const CardHead = (order: StaffOrderRow) => (
  <Stack direction="row" component="span" sx={{ gap: 1, justifyContent: 'space-between' }}>
    <span>{order.topic || order.code}</span>
    <Box component="span" sx={{ fontWeight: 600 }}>
      {chargedText(order)}
    </Box>
  </Stack>
);

const CardBody = (order: StaffOrderRow) => (
  <>
    {[order.code, customerName(order), newsText(order)].filter(Boolean).join(' · ')}
    <Stack
      direction="row"
      component="span"
      useFlexGap
      sx={{ gap: 1, mt: 0.5, alignItems: 'center', flexWrap: 'wrap' }}
    >
      <StatusChip id={order.statusId} />
      {order.deadlineAt !== null && <span>due {Due(order)}</span>}
    </Stack>
  </>
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

type OrderRow = StaffOrderRow & { id: string };

/** The orders of all sites, or those of a writer. Filters and search stand in the address. */
export const OrderList = () => {
  const filters = [
    <SearchInput key="find" source="find" alwaysOn placeholder="Code, words, customer" />,
    <SelectInput key="statusId" source="statusId" label="Status" choices={statusChoices} />,
    <SelectInput key="host" source="host" label="Site" choices={useSites()} />,
    <TextInput key="writerCode" source="writerCode" label="Writer" />,
  ];
  return (
    <List<OrderRow>
      filters={filters}
      actions={<ListActions />}
      pagination={<Pages />}
      perPage={50}
      exporter={exportOrders}
      empty={false}
      sort={{ field: 'createdAt', order: 'DESC' }}
    >
      <Views />
      <Rows<OrderRow>
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
      </Rows>
    </List>
  );
};
