import { promoIds } from '../../order/vocabulary/ids.ts';
import { priceVersion } from '../../order/vocabulary/site.ts';
import type { Options } from '../../state/page/context.ts';
import { orderLink } from '../../state/page/order-link.ts';
import { addVisitor } from '../../tracking/add-visitor.ts';
import { PriceList } from '../../widgets/price-list/price-list.tsx';
import type { PriceChoice } from '../../widgets/price-list/prices.tsx';
import { styles } from '../../widgets/price-list/styles.ts';
import { createFirstFrame } from '../mount/first-frame.ts';
import { defineEntry, type EntryContext } from '../mount/mount.ts';
import { replacePrerendered } from '../mount/replace-prerendered.ts';
import { createWidgetTracker } from '../mount/widget-tracker.ts';

const open = (entryContext: EntryContext) => {
  const { site, emit, host } = entryContext;
  // In a microtask, because the tracker may call back before the widget has been opened.
  const tracker = createWidgetTracker(entryContext, () => queueMicrotask(entryContext.redraw));
  const { shown, show, leave } = createFirstFrame();
  // Without `deferred`, which this widget needs nowhere else: a failure leaves the page unfollowed.
  const following = shown
    .then(() => import('../mount/follow-page.ts'))
    .then(({ followPage }) => followPage(host.shadowRoot ?? host))
    .catch(() => () => {});
  const linkOf = (choice: PriceChoice) =>
    addVisitor(orderLink(entryContext, choice), tracker.linkQuery(promoIds.priceList));
  const onFollow = (href: string, actionData: PriceChoice) => {
    tracker.record({ label: 'Price List', action: 'Follow', actionData });
    return emit('redirect', { url: href }, true);
  };
  tracker.record({ label: 'Price List', action: 'Show' });
  const ownVersion = priceVersion(site.config);
  let prerenderedChoice: string | undefined;
  return {
    draw: ({ theme, version }: Options, isPart: boolean) => {
      if (!isPart) {
        show();
        prerenderedChoice = replacePrerendered(host) ?? prerenderedChoice;
      }
      return (
        <PriceList
          site={site}
          version={version ?? ownVersion}
          theme={theme}
          chosen={prerenderedChoice}
          linkOf={linkOf}
          onFollow={onFollow}
          isPart={isPart}
        />
      );
    },
    destroy: () => {
      leave();
      void following.then((stop) => stop());
      tracker.destroy();
    },
  };
};

export const mount = defineEntry({
  name: 'price-list',
  styles,
  open,
});
