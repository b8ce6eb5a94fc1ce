import { Box, Link, Typography } from '@mui/material';
import { DataTable, List } from 'react-admin';
import type { StaffAct } from '../../api/resources/staff.ts';
import { RecordRows } from '../record-list.tsx';
import { timeText } from '../value-texts.ts';
import { describeAct } from './describe-act.ts';

export const Changes = ({ act }: { act: StaffAct }) => (
  <Box component="span" sx={{ display: 'block', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {describeAct(act).changes.join('\n')}
  </Box>
);

/** Subject of an act. An order is a link to its page. */
const About = ({ act }: { act: StaffAct }) => {
  const { about } = describeAct(act);
  const [, code] = /^order (\S+)$/.exec(about) ?? [];
  return code ? (
    <Link href={`#/orders/${code}/show`} sx={{ whiteSpace: 'nowrap' }}>
      order {code}
    </Link>
  ) : (
    about
  );
};

const authorText = ({ by, network }: StaffAct) => [by, network].filter(Boolean).join(', ');

/** The log of all acts in the office, newest first. */
export const ActList = () => (
  <List<StaffAct> perPage={50} exporter={false} sort={{ field: 'at', order: 'DESC' }}>
    <RecordRows<StaffAct>
      link={false}
      card={{
        primaryText: (act) => (
          <Typography>
            {describeAct(act).title}, <About act={act} />
          </Typography>
        ),
        secondaryText: (act) => (
          <Box component="span" sx={{ display: 'block' }}>
            <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {authorText(act)}, {timeText(act.at)}
            </Typography>
            <Changes act={act} />
          </Box>
        ),
      }}
    >
      <DataTable.Col
        source="at"
        label="When"
        render={({ at }: StaffAct) => timeText(at)}
        sx={{ whiteSpace: 'nowrap' }}
      />
      <DataTable.Col source="by" label="Who" render={authorText} />
      <DataTable.Col source="act" label="What" render={(act: StaffAct) => describeAct(act).title} />
      <DataTable.Col source="about" label="About" render={(act: StaffAct) => <About act={act} />} />
      <DataTable.Col label="Changes" render={(act: StaffAct) => <Changes act={act} />} />
    </RecordRows>
  </List>
);
