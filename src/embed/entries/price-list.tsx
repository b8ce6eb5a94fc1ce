import { promoIds } from '../../order/vocabulary/ids.ts';
import { priceVersion } from '../../order/vocabulary/site.ts';
import type { Options } from '../../state/page/context.ts';
import { orderLink } from '../../state/page/order-link.ts';
import { addVisitor } from '../../tracking/add-visitor.ts';
import { PriceList } from '../../widgets/price-list/price-list.tsx';
import type { PriceChoice } from '../../widgets/price-list/prices.tsx';
import { styles } from '../../widgets/price-list/styles.ts';
import { createShown } from '../mount/create-shown.ts';
import { lazyTranslation } from '../mount/deferred-translation.ts';
import { type Basics, defineEntry } from '../mount/mount.ts';
import { takeOver } from '../mount/take-over.ts';
import { createWidgetTracker } from '../mount/widget-tracker.ts';

const open = (basics: Basics) => {
  const { site, emit, host } = basics;
  // Later, because the tracker says so at once, while the widget is being opened.
  const tracker = createWidgetTracker(basics, () => queueMicrotask(basics.redraw));
  const { shown, show, leave } = createShown();
  const stopFollowing = lazyTranslation(
    host,
    shown.then(() => import('../mount/follow-page.ts')),
  );
  const linkOf = (choice: PriceChoice) =>
    addVisitor(orderLink(basics, choice), tracker.linkQuery(promoIds.priceList));
  const onFollow = (href: string, actionData: PriceChoice) => {
    tracker.record({ label: 'Price List', action: 'Follow', actionData });
    return emit('redirect', { url: href }, true);
  };
  tracker.record({ label: 'Price List', action: 'Show' });
  const ownVersion = priceVersion(site.config);
  let taken: string | undefined;
  return {
    draw: ({ theme, version }: Options, isPart: boolean) => {
      if (!isPart) {
        show();
        taken = takeOver(host) ?? taken;
      }
      return (
        <PriceList
          site={site}
          version={version ?? ownVersion}
          theme={theme}
          chosen={taken}
          linkOf={linkOf}
          onFollow={onFollow}
          isPart={isPart}
        />
      );
    },
    destroy: () => {
      leave();
      stopFollowing();
      tracker.destroy();
    },
  };
};

export const mount = defineEntry({
  name: 'price-list',
  styles,
  open,
});
