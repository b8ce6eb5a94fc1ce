import { type ReactNode, useMemo, useState } from 'react';
import { formatMoney } from '../../order/money.ts';
import type { Bootstrap, PriceVersion, ThemeName } from '../../order/site.ts';
import { PlainField } from '../../ui/plain-field.tsx';
import { Select } from '../../ui/select.tsx';
import { Surface } from '../../ui/surface.tsx';
import { priceFilters } from './price-filters.ts';
import { type PriceRow, priceTable } from './price-table.ts';

/** What a cell's link carries, by the order form's query names. */
export type PriceChoice = Record<string, string>;

interface Props {
  site: Bootstrap;
  /** Layout 1 or 2 (PRL-04). */
  version: PriceVersion;
  theme: ThemeName;
  /** Id of the filter to begin with; otherwise the first. */
  chosen?: string | undefined;
  linkOf: (choice: PriceChoice) => string;
  /** False keeps the link from being followed. */
  onFollow: (href: string, choice: PriceChoice) => boolean;
}

/** Every price of a service or paper type, each a link to the order page with that choice made (PRL-01, PRL-02). */
export function PriceList({ site, version, theme, chosen: first = '', linkOf, onFollow }: Props) {
  const groups = useMemo(() => priceFilters(site, version), [site, version]);
  const filters = groups.flatMap(({ options }) => options);
  const [chosen, setChosen] = useState(first);
  const filter = filters.find(({ id }) => id === chosen) ?? filters[0];
  if (!filter) return null;
  const { levels, rows } = priceTable(filter, site);
  const cell = ({ deadline, cents }: PriceRow, column: number): ReactNode => {
    const level = levels[column];
    const price = cents[column];
    if (!level) return null;
    if (typeof price !== 'number') return <td key={level.id} />;
    const choice = { ...filter.query, academicLevelId: `${level.id}`, deadlineId: `${deadline.id}` };
    const href = linkOf(choice);
    return (
      <td key={level.id}>
        <a
          href={href}
          target="_blank"
          rel="noopener"
          part="price-link"
          data-level={level.name}
          aria-label={`${formatMoney(price)}, ${level.name}, ${deadline.name}`}
          onClick={(event) => {
            if (!onFollow(href, choice)) event.preventDefault();
          }}
        >
          {formatMoney(price)}
        </a>
      </td>
    );
  };
  return (
    <Surface theme={theme} className={`price-list version-${version}`}>
      <form name="priceList" onSubmit={(event) => event.preventDefault()}>
        <PlainField name="filter" label="Prices for">
          <Select value={filter.id} options={groups} onChange={setChosen} />
        </PlainField>
      </form>
      <table className="prices" part="table">
        <caption className="quiet-text">{`Prices for ${filter.name}`}</caption>
        <thead>
          <tr>
            <th scope="col">Deadline</th>
            {levels.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.deadline.id}>
              <th scope="row">{row.deadline.name}</th>
              {row.cents.map((_, column) => cell(row, column))}
            </tr>
          ))}
        </tbody>
      </table>
    </Surface>
  );
}
