import { effect, type ReadonlySignal } from '@preact/signals-core';
import { useEffect, useState } from 'react';
import { useTranslator } from '../use-translator.ts';
import { LiveText } from './live-text.ts';
import { Price } from './price.tsx';

interface Props {
  /** Amounts of the price, in cents. */
  price: Record<'base' | 'total' | 'save' | 'bonus', ReadonlySignal<number>>;
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
  const [isOffered, setOffered] = useState(bonus.peek() > 0);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => effect(() => setOffered(bonus.value > 0)), [bonus]);
  if (!isOffered) return null;
  return (
    <>
      <button
        type="button"
        className="info"
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

/**
 * Renders the displayed price: total, price before the discount, saving and bonus. An amount that does not apply is an
 * empty text, which the styles hide.
 */
export function Amounts({ price, money, discountName = () => '' }: Props) {
  const t = useTranslator();
  const percent = () => ((100 * price.save.value) / price.base.value).toFixed();
  const discount = () => `${discountName()} −${percent()} %`.trim();
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
      <Price cents={price.total} format={money} isAnnounced />
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
