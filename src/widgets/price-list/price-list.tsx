import { useMemo, useState } from 'react';
import { instanceWordOf } from '../../order/rules/paper-type-rules.ts';
import { services } from '../../order/vocabulary/ids.ts';
import type { Bootstrap, PriceVersion, ThemeName } from '../../order/vocabulary/site.ts';
import { BareField } from '../../ui/fields/frame/bare-field.tsx';
import { Surface } from '../../ui/look/surface.tsx';
import { Select } from '../../ui/select/select.tsx';
import { useTranslator } from '../../ui/use-translator.tsx';
import { priceFilters } from './price-filters.ts';
import { type PriceLinks, Prices, priceTable } from './prices.tsx';

interface Props extends PriceLinks {
  site: Bootstrap;
  /** Layout of the table: 1 or 2. */
  version: PriceVersion;
  theme: ThemeName;
  /** Id of the filter that is chosen at first. By default it is writing, or the first filter of a site without writing. */
  chosen?: string | undefined;
  /** Renders no prices while the widget is still invisible. */
  isPart?: boolean;
}

/** Renders the prices of a service, category or paper type. Each price is a link to the order page with that choice. */
export function PriceList({
  site,
  version,
  theme,
  chosen: first = `service-${services.writing}`,
  isPart,
  ...links
}: Props) {
  const t = useTranslator();
  const groups = useMemo(() => priceFilters(site, version, t), [site, version, t]);
  const filters = groups.flatMap(({ options }) => options);
  const [chosen, setChosen] = useState<string>();
  const filter = filters.find(({ id }) => id === (chosen ?? first)) ?? filters[0];
  if (!filter) return null;
  const table = priceTable(filter, site);
  const heading = t(`Prices per ${instanceWordOf(filter.type.id)} for`);
  return (
    <Surface theme={theme} className={`price-list version-${version}`}>
      <form name="priceList" onSubmit={(event) => event.preventDefault()}>
        <BareField name="filter" label={heading}>
          <Select value={filter.id} options={groups} onChange={setChosen} />
        </BareField>
      </form>
      {isPart ||
        (table.rows.length ? (
          <Prices
            key={filter.id}
            filter={filter}
            table={table}
            caption={`${heading} ${filter.name}`}
            {...links}
          />
        ) : (
          <p className="no-prices" role="status">
            {t('No prices are listed for %name%. Please choose another.', { name: filter.name })}
          </p>
        ))}
    </Surface>
  );
}
