import { promoIds } from '../../order/vocabulary/ids.ts';
import { priceVersion } from '../../order/vocabulary/site.ts';
import { orderLink } from '../../state/page/order-link.ts';
import { addVisitor } from '../../tracking/add-visitor.ts';
import { PriceList } from '../../widgets/price-list/price-list.tsx';
import { firstStyles, minimalStyles } from '../../widgets/price-list/styles.ts';
import unscripted from '../../widgets/price-list/unscripted.css';
import { finishedHtml, finishedStyles, type PrerenderData } from './finished-html.tsx';
import { createStillContext } from './still-context.ts';

export const priceListStyles = finishedStyles([...firstStyles, ...minimalStyles, unscripted]);
export const priceListViewStyles = finishedStyles(firstStyles);

export const prerenderPriceList = (data: PrerenderData): string => {
  const context = createStillContext(data, 'price-list');
  const { site, options, tracker } = context;
  return finishedHtml(data, {
    name: 'price-list',
    styles: priceListStyles,
    children: (
      <PriceList
        site={site}
        version={options.version ?? priceVersion(site.config)}
        theme={options.theme}
        linkOf={(choice) => addVisitor(orderLink(context, choice), tracker.linkQuery(promoIds.priceList))}
        onFollow={() => true}
      />
    ),
  });
};
