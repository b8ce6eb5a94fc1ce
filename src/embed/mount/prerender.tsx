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
  /** Of the element, by name. */
  attributes: Readonly<Record<string, string>>;
  /** Address of `styles`. */
  stylesheet: string;
}

/** The style sheet of a price list that no script has taken over. */
export const styles = [hostStyles, ...ownStyles, readableAccent, unscripted].join('');

/** Before the widget is mounted, all that is known of a visitor is where the link stands (PRL-03). */
const visitor = ({ isCabinet }: Hosts) => (isCabinet ? {} : { promoId: `${promoIds.priceList}` });

/**
 * `<octavo-price-list>` as finished HTML, for a server to put into a page: its table stands in a declarative shadow
 * root of its own, in the slot that the element keeps until the widget takes over.
 */
export const priceList = ({ site, hosts, attributes, stylesheet }: Page): string => {
  const getAttribute = (name: string) => attributes[name] ?? (name === 'locale' ? 'en' : null);
  const options = readOptions({ getAttribute }, 'price-list', site.config);
  const list = (
    <PriceList
      site={site}
      version={options.version ?? priceVersion(site.config)}
      theme={options.theme}
      linkOf={(choice) => addVisitor(orderLink({ site, hosts, options }, choice), visitor(hosts))}
      onFollow={() => true}
    />
  );
  const link = <link rel="stylesheet" href={stylesheet} />;
  const shadow = createElement('template', { shadowrootmode: 'open' }, link, <div>{list}</div>);
  return renderToStaticMarkup(
    createElement('octavo-price-list', attributes, createElement('div', { slot: 'octavo' }, shadow)),
  );
};
