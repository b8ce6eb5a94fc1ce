import type { ReadonlySignal } from '@preact/signals-core';
import { useState } from 'react';
import type { Translator } from '../../languages/translator.ts';
import { LiveText, useLive } from '../text/live-text.tsx';
import { useTranslator } from '../use-translator.tsx';
import { TotalPrice } from './total-price.tsx';

interface Props {
  /** Amounts of the price, in cents, and the discount in percent. */
  price: Record<'base' | 'total' | 'save' | 'bonus' | 'savedPercent', ReadonlySignal<number>>;
  money: (cents: number) => string;
  /** Returns the name that the site gives to the discount; "" if there is none. */
  discountName?: () => string;
}

/**
 * Renders an info button that opens a note about the bonus. A changed amount renders it only if the bonus appears or
 * disappears.
 */
function Bonus({ price: { bonus }, money }: Props) {
  const t = useTranslator();
  const isOffered = useLive(() => bonus.value > 0);
  const [isOpen, setOpen] = useState(false);
  if (!isOffered) return null;
  return (
    <>
      <button
        type="button"
        className="icon-button info"
        aria-label={t('About your bonus')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">i</span>
      </button>
      {isOpen && (
        <p className="bonus" role="status">
          {t.parts('%amount% will be saved in Your Bonus Storage', {
            amount: (
              <b key="bonus" data-price="bonus">
                <LiveText read={() => money(bonus.value)} />
              </b>
            ),
          })}
        </p>
      )}
    </>
  );
}

/** Writes the saving as a share of the price before it: `−15%`, `−12.5%`. Intl places the sign. */
export const savedShare = ({ savedPercent }: Pick<Props['price'], 'savedPercent'>, t: Translator): string =>
  t
    .number({ style: 'percent', maximumFractionDigits: 2 })
    .format(-savedPercent.value / 100)
    .replace('-', '−');

/**
 * Renders the displayed price: total, price before the discount, saving and bonus. An amount that does not apply is an
 * empty text, which the styles hide.
 */
export function PriceAmounts({ price, money, discountName = () => '' }: Props) {
  const t = useTranslator();
  const discount = () => `${discountName()} ${savedShare(price, t)}`.trim();
  const whenSaving = (text: () => string) => () => (price.save.value > 0 ? text() : '');
  return (
    <>
      <span className="price-label">{t('Price:')}</span>
      {/* Names the struck price, because few screen readers announce that a text is struck through. */}
      <span className="quiet-text">
        <LiveText read={whenSaving(() => t('Was'))} />
      </span>
      <s data-price="base">
        <LiveText read={whenSaving(() => money(price.base.value))} />
      </s>
      <TotalPrice cents={price.total} format={money} isAnnounced />
      <Bonus price={price} money={money} />
      <span className="save" data-price="save">
        <LiveText
          read={whenSaving(() =>
            t('You save %amount% (%discount%)', { amount: money(price.save.value), discount: discount() }),
          )}
        />
      </span>
    </>
  );
}
