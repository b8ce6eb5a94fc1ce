import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { promoIds } from '../../order/vocabulary/ids.ts';
import { type Bootstrap, priceVersion } from '../../order/vocabulary/site.ts';
import type { Hosts } from '../../state/page/context.ts';
import { orderLink } from '../../state/page/order-link.ts';
import { addVisitor } from '../../tracking/add-visitor.ts';
import { PriceList } from '../../widgets/price-list/price-list.tsx';
import { styles as ownStyles } from '../../widgets/price-list/styles.ts';
import unscripted from '../../widgets/price-list/unscripted.css';
import readableAccent from '../../widgets/readable-accent.css';
import { hostStyles } from './host-styles.ts';
import { readOptions } from './read-options.ts';

interface Page {
  site: Bootstrap;
  hosts: Hosts;
  /** Whether the page that includes the list belongs to the cabinet. */
  isCabinet: boolean;
  /** Attributes of the element, by name. */
  attributes: Readonly<Record<string, string>>;
  /** Address of `styles`. */
  stylesheet: string;
}

/** Style sheet of a prerendered price list. */
export const styles = [hostStyles, ...ownStyles, readableAccent, unscripted].join('');

/** Parameters that the server adds to a price's link. It knows only that the visitor comes from the price list. */
const visitor = ({ isCabinet }: Page) => (isCabinet ? {} : { promoId: `${promoIds.priceList}` });

/**
 * Renders `<octavo-price-list>` as finished HTML, which a server includes in a page. The table is in a declarative shadow
 * root of its own. The element shows it in a slot until the widget replaces it.
 */
export const priceList = (page: Page): string => {
  const { site, hosts, attributes, stylesheet } = page;
  const getAttribute = (name: string) => attributes[name] ?? null;
  const options = readOptions({ getAttribute }, 'price-list', site.config);
  const list = (
    <PriceList
      site={site}
      version={options.version ?? priceVersion(site.config)}
      theme={options.theme}
      linkOf={(choice) => addVisitor(orderLink({ site, hosts, options }, choice), visitor(page))}
      onFollow={() => true}
    />
  );
  const link = <link rel="stylesheet" href={stylesheet} />;
  const shadow = createElement('template', { shadowrootmode: 'open' }, link, <div>{list}</div>);
  return renderToStaticMarkup(
    createElement('octavo-price-list', attributes, createElement('div', { slot: 'octavo' }, shadow)),
  );
};
