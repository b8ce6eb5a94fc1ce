import { promoIds } from '../../order/ids.ts';
import { priceVersion } from '../../order/site.ts';
import type { WidgetContext } from '../../state/context.ts';
import { orderLink } from '../../tracking/order-link.ts';
import field from '../../ui/field.css';
import select from '../../ui/select.css';
import tokens from '../../ui/tokens.css';
import styles from '../../widgets/price-list/price-list.css';
import { type PriceChoice, PriceList } from '../../widgets/price-list/price-list.tsx';
import { defineEntry } from '../mount.ts';
import { withContext } from '../widget-context.ts';

const open = ({ site, hosts, options, tracker, emit }: WidgetContext) => {
  const { redirect, theme, version } = options;
  const tracked = tracker.linkQuery(promoIds.priceList);
  const linkOf = (choice: PriceChoice) =>
    orderLink({ redirect, configured: site.config.redirect, hosts }, choice, tracked);
  const onFollow = (href: string, actionData: PriceChoice) => {
    tracker.record({ label: 'Price List', action: 'Follow', actionData });
    return emit('redirect', { url: href }, true);
  };
  tracker.record({ label: 'Price List', action: 'Show' });
  const shown = version ?? priceVersion(site.config);
  return {
    view: <PriceList site={site} version={shown} theme={theme} linkOf={linkOf} onFollow={onFollow} />,
  };
};

export const { mount } = defineEntry({
  name: 'price-list',
  styles: [tokens, field, select, styles],
  open: withContext(open),
});
