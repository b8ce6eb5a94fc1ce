import { promoIds } from '../../order/ids.ts';
import { priceVersion } from '../../order/site.ts';
import type { Options, WidgetContext } from '../../state/context.ts';
import { orderLink } from '../../tracking/order-link.ts';
import field from '../../ui/field.css';
import select from '../../ui/select.css';
import tokens from '../../ui/tokens.css';
import styles from '../../widgets/price-list/price-list.css';
import { type PriceChoice, PriceList } from '../../widgets/price-list/price-list.tsx';
import { defineEntry } from '../mount.ts';
import { withContext } from '../widget-context.ts';

const open = ({ site, hosts, options, tracker, emit }: WidgetContext) => {
  const tracked = tracker.linkQuery(promoIds.priceList);
  const linkOf = (choice: PriceChoice) =>
    orderLink({ redirect: options.redirect, configured: site.config.redirect, hosts }, choice, tracked);
  const onFollow = (href: string, actionData: PriceChoice) => {
    tracker.record({ label: 'Price List', action: 'Follow', actionData });
    return emit('redirect', { url: href }, true);
  };
  tracker.record({ label: 'Price List', action: 'Show' });
  const ownVersion = priceVersion(site.config);
  return {
    draw: ({ theme, version }: Options) => (
      <PriceList
        site={site}
        version={version ?? ownVersion}
        theme={theme}
        linkOf={linkOf}
        onFollow={onFollow}
      />
    ),
  };
};

export const { mount } = defineEntry({
  name: 'price-list',
  styles: [tokens, field, select, styles],
  open: withContext(open),
});
