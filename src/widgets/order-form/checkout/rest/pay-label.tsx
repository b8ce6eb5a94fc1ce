import { currencies } from '../../../../order/vocabulary/ids.ts';
import { LiveText } from '../../../../ui/price/live-text.ts';
import { useTranslator } from '../../../../ui/use-translator.ts';
import { useOrder, useScope } from '../../shared/scope.ts';
import { usePayText } from '../../shared/use-pay-text.ts';

/**
 * Renders the label of the button on the last step. The label contains the amount if the site is known to charge online, or if
 * the amount on the screen is not in dollars. A placed order whose files were not sent is continued and not placed again.
 */
export function PayLabel() {
  const t = useTranslator();
  const { paysOnline } = useScope().context.site;
  const [isPlaced] = useOrder((facts) => [facts.isOrderCurrent]);
  const { read, currencyId } = usePayText({ isPlacing: !paysOnline });
  const label = () => ((paysOnline || !isPlaced) && read()) || t(isPlaced ? 'Continue' : 'Place order');
  const hasTwoAmounts = currencyId !== currencies.usd;
  // A label with two amounts that does not fit in one line breaks between them alone.
  const inParts = () => (hasTwoAmounts ? label().replace(/ (?!\()/g, '\u00a0') : label());
  return (
    <span className={hasTwoAmounts ? 'two-amounts' : ''} key={`${currencyId}${isPlaced}`}>
      <LiveText read={inParts} />
    </span>
  );
}
