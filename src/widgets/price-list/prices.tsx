import { formatMoney } from '../../order/price/money.ts';
import { gridOf } from '../../order/price/price.ts';
import { offeredDeadlines, offeredLevels } from '../../order/rules/offers.ts';
import type { Deadline, DictionaryItem } from '../../order/vocabulary/dictionaries.ts';
import type { AcademicLevelId } from '../../order/vocabulary/ids.ts';
import type { Bootstrap } from '../../order/vocabulary/site.ts';
import type { Cents } from '../../order/vocabulary/tariff.ts';
import { useTranslator } from '../../ui/use-translator.tsx';
import { type OrderLink, orderLinkProps, useBlockedLink } from '../order-link.tsx';
import type { PriceFilter } from './price-filters.ts';

/** Parameters of the link of a price, by their names in the order form's query. */
export type PriceChoice = Record<string, string>;

/** Addresses of the links of prices, and the handler of a followed link. */
export interface PriceLinks {
  linkOf: (choice: PriceChoice) => string;
  /** Called when the visitor follows a link. Returns false to prevent the navigation. */
  onFollow: (href: string, choice: PriceChoice) => boolean;
}

interface Props extends PriceLinks {
  filter: PriceFilter;
  table: PriceTable;
  caption: string;
}

/**
 * Returns the explicit role of a table element. Some browsers drop the native roles of a table whose parts are laid out
 * as blocks.
 */
const withRole = (role: string) => ({ role });

interface CellProps extends PriceLinks, Pick<OrderLink, 'onBlocked'> {
  query: PriceChoice;
  level: DictionaryItem<AcademicLevelId>;
  deadline: Deadline;
  cents: Cents | null | undefined;
}

/** Renders the price of one combination as a link, or an empty cell if the combination is not sold. */
function PriceCell({ query, level, deadline, cents, linkOf, onFollow, onBlocked }: CellProps) {
  const t = useTranslator();
  if (typeof cents !== 'number') return <td {...withRole('cell')} />;
  const choice = { ...query, academicLevelId: `${level.id}`, deadlineId: `${deadline.id}` };
  const hrefOf = () => linkOf(choice);
  const text = formatMoney(cents, undefined, t);
  return (
    <td {...withRole('cell')}>
      <a
        href={hrefOf()}
        part="price-link"
        data-level={level.name}
        aria-label={`${text}, ${level.name}, ${deadline.name}`}
        {...orderLinkProps({ hrefOf, onFollow: (href) => onFollow(href, choice), onBlocked })}
      >
        {text}
      </a>
    </td>
  );
}

/** Renders the prices of one filter as a table of links, by deadline and level. Style: price-list.css. */
export function Prices({ filter, table: { levels, rows }, caption, ...links }: Props) {
  const t = useTranslator();
  const [onBlocked, blockedAddress] = useBlockedLink();
  return (
    <>
      <table className="prices" part="table" {...withRole('table')}>
        <caption className="quiet-text">{caption}</caption>
        <thead {...withRole('rowgroup')}>
          <tr {...withRole('row')}>
            {[{ id: '', name: t('Deadline') }, ...levels].map(({ id, name }) => (
              <th key={id} scope="col" {...withRole('columnheader')}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...withRole('rowgroup')}>
          {rows.map(({ deadline, cents }) => (
            <tr key={deadline.id} {...withRole('row')}>
              <th scope="row" {...withRole('rowheader')}>
                {deadline.name}
              </th>
              {levels.map((level, column) => (
                <PriceCell
                  key={level.id}
                  query={filter.query}
                  level={level}
                  deadline={deadline}
                  cents={cents[column]}
                  {...links}
                  onBlocked={onBlocked}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {blockedAddress}
    </>
  );
}

interface PriceRow {
  deadline: Deadline;
  /** Price for each level in US cents; null if the combination is not sold. */
  cents: (Cents | null)[];
}

interface PriceTable {
  levels: DictionaryItem<AcademicLevelId>[];
  rows: PriceRow[];
}

/** Returns the prices of one element, by deadline and level. Deadlines and levels without any price are left out. */
export const priceTable = ({ serviceId, type }: PriceFilter, site: Bootstrap): PriceTable => {
  const choice = { serviceId, typeId: type.id, typeCategoryId: type.categoryId };
  const grid = gridOf(choice, site.tariff);
  if (!grid) return { levels: [], rows: [] };
  const levels = offeredLevels(choice, site).filter(({ id }) => grid.academicLevelIds.includes(id));
  const rows = offeredDeadlines(choice, site).map((deadline) => {
    const row = grid.cents[grid.deadlineIds.indexOf(deadline.id)];
    return { deadline, cents: levels.map(({ id }) => row?.[grid.academicLevelIds.indexOf(id)] ?? null) };
  });
  return { levels, rows: rows.filter(({ cents }) => cents.some((price) => price !== null)) };
};
