import { promoIds } from '../../order/vocabulary/ids.ts';
import { priceVersion } from '../../order/vocabulary/site.ts';
import { orderLink } from '../../state/page/order-link.ts';
import { addVisitor } from '../../tracking/add-visitor.ts';
import { PriceList } from '../../widgets/price-list/price-list.tsx';
import { firstStyles, minimalStyles } from '../../widgets/price-list/styles.ts';
import unscripted from '../../widgets/price-list/unscripted.css';
import { readOptions } from '../mount/read-options.ts';
import { attributeReader, finishedHtml, finishedStyles, type Page } from './finished-html.tsx';

/**
 * Returns the parameters that the server adds to a price's link. It knows only that the visitor comes from the price
 * list.
 */
const visitorParameters = ({ isCabinet }: Page) => (isCabinet ? {} : { promoId: `${promoIds.priceList}` });

export const priceListStyles = finishedStyles([...firstStyles, ...minimalStyles, unscripted]);
export const priceListViewStyles = finishedStyles(firstStyles);

/** Renders `<octavo-price-list>` as finished HTML. */
export const priceList = (page: Page): string => {
  const { site, hosts } = page;
  const options = readOptions(attributeReader(page), 'price-list', site.config);
  return finishedHtml(page, {
    name: 'price-list',
    styles: priceListStyles,
    children: (
      <PriceList
        site={site}
        version={options.version ?? priceVersion(site.config)}
        theme={options.theme}
        linkOf={(choice) => addVisitor(orderLink({ site, hosts, options }, choice), visitorParameters(page))}
        onFollow={() => true}
      />
    ),
  });
};
