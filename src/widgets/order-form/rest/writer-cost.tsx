import { formatPercent } from '../../../order/format.ts';
import { writerGrades } from '../../../order/vocabulary/ids.ts';
import { LiveText } from '../../../ui/price/live-text.ts';
import { useTranslator } from '../../../ui/use-translator.ts';
import { quote } from '../shared/quote.ts';
import { useOrder, useScope } from '../shared/scope.ts';
import { useMoney } from '../shared/use-money.ts';

/** Renders the surcharge of the chosen writer: ", +35%, $4.19". Empty for a writer without a surcharge. */
export function WriterCost() {
  const t = useTranslator();
  const { form, context } = useScope();
  const { money } = useMoney();
  const { site } = context;
  const [gradeId] = useOrder(({ draft }) => [draft.writerGradeId]);
  const percent = site.tariff.gradePercents.find((row) => row.gradeId === gradeId)?.percent;
  if (!percent) return null;
  const read = () => {
    const regular = { ...form.store.draft, writerGradeId: writerGrades.regular };
    const without = quote(regular, site, form.price.granted());
    return without === null
      ? ''
      : `${t(',')} +${formatPercent(percent, t)}${t(',')} ${money(form.price.total.value - without)}`;
  };
  return <LiveText read={read} />;
}
