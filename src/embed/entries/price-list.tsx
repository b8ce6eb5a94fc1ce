import { promoIds } from '../../order/vocabulary/ids.ts';
import { priceVersion } from '../../order/vocabulary/site.ts';
import { orderLink } from '../../state/page/order-link.ts';
import { addVisitor } from '../../tracking/add-visitor.ts';
import { PriceList } from '../../widgets/price-list/price-list.tsx';
import type { PriceChoice } from '../../widgets/price-list/prices.tsx';
import { styles } from '../../widgets/price-list/styles.ts';
import { createFirstFrame } from '../mount/first-frame.ts';
import { type DrawOptions, defineEntry, type EntryContext } from '../mount/mount.ts';
import { createWidgetTracker } from '../mount/widget-tracker.ts';

const controls = (root: ParentNode | null | undefined) => [
  ...(root?.querySelectorAll<HTMLElement>('select, a') ?? []),
];

/**
 * Removes the prerendered HTML of the widget (see `prerender/`) and returns the filter that the visitor has chosen in
 * it. The focus moves to the corresponding control of the widget.
 */
const replacePrerendered = ({ host, root }: EntryContext): string | undefined => {
  const prerendered = host.querySelector(':scope > [slot=octavo]');
  const { shadowRoot } = prerendered ?? {};
  const focused = controls(shadowRoot).findIndex((control) => control.matches(':focus'));
  const chosen = shadowRoot?.querySelector('select')?.value;
  prerendered?.remove();
  // Waits for a microtask, because the widget is rendered by the end of the present task.
  queueMicrotask(() => controls(root)[focused]?.focus({ preventScroll: true }));
  return chosen;
};

const open = (entryContext: EntryContext) => {
  const { site, emit, root } = entryContext;
  // Draws in a microtask, because the tracker may call back before the widget has been opened.
  const tracker = createWidgetTracker(entryContext, () => queueMicrotask(entryContext.redraw));
  const { shown, show, leave } = createFirstFrame();
  // Imports without `deferred`, because this widget would download that function for one call. After a failed import,
  // the widget does not adapt to the page.
  const following = shown
    .then(() => import('../mount/follow-page.ts'))
    .then(({ followPage }) => followPage(root))
    .catch(() => () => {});
  const linkOf = (choice: PriceChoice) =>
    addVisitor(orderLink(entryContext, choice), tracker.linkQuery(promoIds.priceList));
  const onFollow = (href: string, actionData: PriceChoice) => {
    tracker.record({ label: 'Price List', action: 'Follow', actionData });
    return emit('redirect', { url: href }, { cancelable: true });
  };
  tracker.record({ label: 'Price List', action: 'Show' });
  const ownVersion = priceVersion(site.config);
  let prerenderedChoice: string | undefined;
  return {
    draw: ({ theme, version, isPart }: DrawOptions) => {
      if (!isPart) {
        show();
        prerenderedChoice = replacePrerendered(entryContext) ?? prerenderedChoice;
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
