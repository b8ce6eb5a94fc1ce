import type { Translator } from '../../../languages/translator.ts';
import { offeredExtras } from '../../../order/rules/extras.ts';
import type { Bootstrap } from '../../../order/vocabulary/site.ts';
import { useTranslator } from '../../../ui/use-translator.tsx';
import { CurrencyField, DiscountBlock } from '../first/fields/price-fields.tsx';
import { extrasLine } from '../shared/draft-texts.ts';
import { Folded } from '../shared/folded.tsx';
import { useOrder, useScope } from '../shared/scope.ts';
import { useMoney } from '../shared/use-money.ts';
import { Extras } from './extras.tsx';
import { FilesField } from './files-field.tsx';
import { IdentityBlock } from './identity/identity-block.tsx';
import { WriterField } from './writer-field.tsx';

/** Returns "from $9.99" for the cheapest extra; empty if all are shares of the price. */
const cheapestExtra = (site: Bootstrap, inCurrency: (usCents: number) => string, t: Translator): string => {
  const amounts = offeredExtras(site).flatMap(({ gradeId, amount }) => (gradeId ? [] : amount));
  return amounts.length ? t('from %amount%', { amount: inCurrency(Math.min(...amounts)) }) : '';
};

/** Renders the parts of step one that no order needs, each folded to a line. The first view reserves their height. */
export function RestOfStepOne() {
  const t = useTranslator();
  const { site } = useScope().context;
  const { inCurrency } = useMoney();
  const [extras, files, discount] = useOrder(({ draft }) => [
    extrasLine({ draft, site, t }),
    draft.materials.map(({ name }) => name).join(', '),
    [
      site.dictionaries.currency.find(({ id }) => id === draft.currencyId)?.title,
      draft.discountCode && t('Code %code%', { code: draft.discountCode }),
    ]
      .filter(Boolean)
      .join(', '),
  ]);
  return (
    <div className="folds">
      <div data-form="paperDetails">
        <Folded name="extras" label={t('Useful Extras')} note={extras || cheapestExtra(site, inCurrency, t)}>
          <Extras />
          <WriterField />
        </Folded>
        <Folded name="files" label={t('Materials')} note={files || t('none chosen')}>
          <FilesField />
        </Folded>
      </div>
      <IdentityBlock isFolding />
      <Folded name="discount" label={t('Currency and discount')} note={discount}>
        <div className="pair">
          <CurrencyField />
          <DiscountBlock />
        </div>
      </Folded>
    </div>
  );
}
