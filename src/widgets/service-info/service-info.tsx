import type { ReactNode } from 'react';
import type { Text } from '../../languages/text.ts';
import type { Translator } from '../../languages/translator.ts';
import type { Site, ThemeName } from '../../order/vocabulary/site.ts';
import { Surface } from '../../ui/look/surface.tsx';
import { useTranslator } from '../../ui/use-translator.tsx';

interface InfoCard {
  title: Text;
  /** SVG path of an icon of 24 × 24. */
  icon: string;
  points: readonly Text[];
}

const cards: readonly InfoCard[] = [
  {
    title: 'Quality',
    icon: 'M12 2.5 4 5.5v6c0 5 3.5 8.3 8 10 4.5-1.7 8-5 8-10v-6ZM8.5 12l2.5 2.5 4.5-4.5',
    points: [
      '100% Money Back Guarantee',
      'Extraordinary Services',
      'Unlimited Revisions',
      'Delivery within 3 hours',
    ],
  },
  {
    title: 'Quantity',
    icon: 'M3 8.5h18v4H3ZM5 12.5h14v8.5H5ZM12 8.5V21M12 8.5C7 8.5 6 3 9 3s3 5.5 3 5.5 0-5.5 3-5.5 2 5.5-3 5.5',
    points: [
      'Generous Loyalty Program',
      'Profitable Referral Program',
      'Great Variety of Freebies',
      'Regular Discount Campaigns',
    ],
  },
  {
    title: 'Anonymity',
    icon: 'M5 10.5h14V21H5ZM8 10.5V7a4 4 0 0 1 8 0v3.5M12 14.5v2.5',
    points: [
      '100% Uniqueness guarantee',
      '100% Confidential services',
      'Secure Payment Gateways',
      'Firm Privacy Policy',
    ],
  },
];

/** Returns the text of a point. Promises of the site in figures replace the general words. */
const pointText = (point: Text, { config, dictionaries }: Site, t: Translator): string => {
  const { promises } = config;
  const [shortest] = [...dictionaries.deadline].sort((one, other) => one.value - other.value);
  if (promises && point === 'Unlimited Revisions')
    return t.count(promises.revisionDays, 'Free revisions for %n% day', 'Free revisions for %n% days');
  if (promises && shortest && point === 'Delivery within 3 hours')
    return t('Delivery from %time%', { time: shortest.name });
  return t(point);
};

const cardView = ({ title, icon, points }: InfoCard, site: Site, t: Translator): ReactNode => (
  <section key={title} part="card">
    <svg viewBox="0 0 24 24" aria-hidden="true" part="icon">
      <path d={icon} />
    </svg>
    <h3>{t(title)}</h3>
    <ul>
      {points.map((point) => (
        <li key={point}>{pointText(point, site, t)}</li>
      ))}
    </ul>
  </section>
);

/** Renders three cards on quality, quantity and anonymity. The widget has no state and sends no requests. */
export function ServiceInfo({ theme, site }: { theme: ThemeName; site: Site }) {
  const t = useTranslator();
  return (
    <Surface theme={theme} className="cards">
      {cards.map((card) => cardView(card, site, t))}
    </Surface>
  );
}
