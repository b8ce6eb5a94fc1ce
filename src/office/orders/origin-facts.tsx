import { clickIds } from '../../order/vocabulary/click-ids.ts';
import { Facts, Section } from '../facts.tsx';
import { templateLabels } from '../template-labels.ts';
import { timeText } from '../value-texts.ts';
import type { OrderProps } from './act.tsx';

/** Ids that only programs understand. Programs read them by an API key. */
const idsOfPrograms: readonly string[] = [
  'visitor_id',
  'cd_request_id',
  'ga_request_id',
  'utm_id',
  ...clickIds,
];

/** Returns a part of the origin with a name and a time for people. `first_` are parts of the customer's first visit. */
const originFact = ([column, text]: readonly [column: string, text: string]) => {
  const name = column
    .replace('utm_campaign', 'campaign')
    .replace(/^utm_/, 'campaign ')
    .replace(/^first_/, 'first visit, ')
    .replace('promo_id', 'number of the affiliate’s advertisement')
    .replace('affiliate_site_id', 'number of the affiliate’s site')
    .replace(/^(?:cd_)?affiliate_id/, 'number of the affiliate')
    .replaceAll('_', ' ');
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  const isTime = column.endsWith('_date') && !Number.isNaN(Date.parse(text));
  return [label, isTime ? timeText(text) : (templateLabels[text] ?? text)] as const;
};

/** Origin of an order: the affiliate, the campaign and the pages of the visits before it. */
export const OriginFacts = ({ order }: OrderProps) => {
  const origin = order.origin.filter(([column]) => !idsOfPrograms.includes(column));
  return (
    origin.length > 0 && (
      <Section title="Where the order came from">
        <Facts facts={origin.map(originFact)} />
      </Section>
    )
  );
};
