import { Stack } from '@mui/material';
import { Title } from 'react-admin';
import { Navigate } from 'react-router-dom';
import * as calls from '../../api/calls.ts';
import { useStaff } from '../auth-provider.ts';
import { Sentences } from '../facts.tsx';
import { useCall } from '../use-call.ts';
import { dayText, durationText } from '../value-texts.ts';
import { NumberCards } from './number-cards.tsx';
import { SiteFigures } from './site-figures.tsx';

const ordersAt = (filter: Record<string, string>) =>
  `#/orders?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Numbers of things that need attention now, and warnings of the server. */
const Attention = ({ isOwner }: { isOwner: boolean }) => {
  const health = useCall(calls.staffHealth);
  if (!health) return null;
  const { limits, lettersWaiting, oldestLetterMinutes, overdue, unread, unpaid, webhooksFailing } = health;
  const { refundsWaiting, freeMb, lastBackupAt } = health;
  const oldest = lettersWaiting > 0 ? `, oldest ${durationText(oldestLetterMinutes)}` : '';
  return (
    <>
      <Sentences sentences={limits} severity="warning" />
      <NumberCards
        numbers={[
          { label: 'Overdue', value: String(overdue), href: ordersAt({ only: 'overdue' }) },
          { label: 'With new messages', value: String(unread), href: ordersAt({ only: 'unread' }) },
          { label: 'Not paid, last 7 days', value: String(unpaid), href: ordersAt({ statusId: '1' }) },
          { label: 'Waiting refunds', value: String(refundsWaiting), href: ordersAt({ only: 'refund' }) },
          { label: `Waiting letters${oldest}`, value: String(lettersWaiting) },
          { label: 'Failing webhooks', value: String(webhooksFailing), href: isOwner && '#/webhooks' },
          { label: 'Free storage', value: `${(freeMb / 1024).toFixed(1)} GB` },
          { label: 'Last backup', value: lastBackupAt ? dayText(lastBackupAt) : 'The server knows of none' },
        ]}
      />
    </>
  );
};

/** First page of the office: numbers that need attention, and the figures of a site. A writer gets the orders instead. */
export const Dashboard = () => {
  const staff = useStaff();
  if (!staff) return null;
  if (staff.role === 'writer') return <Navigate to="/orders" />;
  return (
    <Stack component="div" sx={{ gap: 2, p: 2 }}>
      <Title title="Overview" />
      <Attention isOwner={staff.role === 'owner'} />
      <SiteFigures />
    </Stack>
  );
};
