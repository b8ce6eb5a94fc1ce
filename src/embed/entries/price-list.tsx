import { promoIds } from '../../order/vocabulary/ids.ts';
import { priceVersion } from '../../order/vocabulary/site.ts';
import { orderLink } from '../../state/page/order-link.ts';
import { addVisitor } from '../../tracking/add-visitor.ts';
import { PriceList } from '../../widgets/price-list/price-list.tsx';
import type { PriceChoice } from '../../widgets/price-list/prices.tsx';
import { styles } from '../../widgets/price-list/styles.ts';
import { adaptToPage, createFollower } from '../mount/adapt-to-page.ts';
import { type DrawOptions, defineEntry, type EntryContext } from '../mount/mount.ts';
import { createWidgetTracker } from '../mount/widget-tracker.ts';

const openPriceList = (entryContext: EntryContext) => {
  const { site, emit, root } = entryContext;
  // Draws in a microtask, because the tracker may call back before the widget has been opened.
  const tracker = createWidgetTracker(entryContext, () => queueMicrotask(entryContext.redraw));
  const follower = createFollower(() => adaptToPage(root));
  const linkOf = (choice: PriceChoice) =>
    addVisitor(orderLink(entryContext, choice), tracker.linkQuery(promoIds.priceList));
  const onFollow = (href: string, actionData: PriceChoice) => {
    tracker.record({ label: 'Price List', action: 'Follow', actionData });
    return emit('redirect', { url: href }, { cancelable: true });
  };
  tracker.record({ label: 'Price List', action: 'Show' });
  const ownVersion = priceVersion(site.config);
  return {
    draw: ({ theme, version, parts }: DrawOptions) => {
      if (parts === Infinity) follower.start();
      return (
        <PriceList
          site={site}
          version={version ?? ownVersion}
          theme={theme}
          linkOf={linkOf}
          onFollow={onFollow}
          isPart={parts < Infinity}
        />
      );
    },
    destroy: () => {
      follower.stop();
      tracker.destroy();
    },
  };
};

export const mount = defineEntry({
  name: 'price-list',
  styles,
  open: openPriceList,
});
