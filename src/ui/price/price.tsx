import { effect, type ReadonlySignal } from '@preact/signals-core';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Translator } from '../../languages/translator.ts';
import { useTranslator } from '../use-translator.tsx';

/** Returns what `read` returns. The component is rendered again when a signal that `read` uses has changed that. */
export const useLive = <Value extends string | boolean>(read: () => Value): Value => {
  const [value, setValue] = useState(read);
  useLayoutEffect(() => effect(() => setValue(read())), [read]);
  return value;
};

/** Renders the text that `read` returns. A change of it renders no component around it. */
export const LiveText = ({ read }: { read: () => string }) => useLive(read);

interface Props {
  cents: ReadonlySignal<number>;
  format: (cents: number) => string;
  /** Adds the final amount for screen readers, which announce each new amount once. */
  isAnnounced?: boolean | undefined;
}

/**
 * Change of a price, sent as an event. `startCounting` shows the change amount by amount; without a listener, the new
 * amount is final at once.
 */
export interface PriceChange extends Pick<Props, 'format'> {
  from: number;
  to: number;
  /** Called when the counting has reached `to`. */
  rest(): void;
}

interface Counted extends Props {
  /** Receives the new amount at the start of the counting. */
  onStart(total: number): void;
  /** Receives the amount that is final: the new one after the counting, or the one of the first view. */
  onFinal(total: number): void;
}

/** Counts each change of a price in its element. Returns the function that stops that. */
const followCents = (node: HTMLElement | null, { cents, format, onStart, onFinal }: Counted) => {
  const countTo = (to: number, from: number) => {
    const rest = () => onFinal(to);
    const detail: PriceChange = { from, to, format, rest };
    onStart(to);
    node?.dispatchEvent(new CustomEvent('octavo-count', { bubbles: true, cancelable: true, detail })) &&
      rest();
  };
  let shown = cents.peek();
  const stop = effect(() => {
    countTo(cents.value, shown);
    shown = cents.value;
  });
  const replaceSeen = (event: Event) => {
    const seen = event instanceof CustomEvent ? Number(event.detail) : shown;
    onFinal(seen);
    // In a task of its own, because a screen reader announces the change of a text that it has found.
    setTimeout(() => countTo(cents.peek(), seen));
  };
  node?.addEventListener('octavo-seen', replaceSeen);
  return () => {
    stop();
    node?.removeEventListener('octavo-seen', replaceSeen);
  };
};

/**
 * Renders a price. Its text is the new amount from the start. The listener of `octavo-count` lays the amounts between
 * the old and the new one over it. Screen readers get the new amount after the counting. The event `octavo-seen` names the
 * amount that the visitor has seen in the first view, from which the price then changes.
 */
export function Price({ cents, format, isAnnounced }: Props) {
  const t = useTranslator();
  const place = useRef<HTMLSpanElement>(null);
  const [total, setTotal] = useState(cents.peek());
  const [final, setFinal] = useState(total);
  // Listens once it is rendered, because the take-over of a first view says at once which amount that view has shown.
  useLayoutEffect(
    () => followCents(place.current, { cents, format, onStart: setTotal, onFinal: setFinal }),
    [cents, format],
  );
  return (
    <>
      <span
        ref={place}
        data-price="total"
        part="price price-total"
        className="notranslate"
        aria-hidden={isAnnounced}
      >
        <span>{format(total)}</span>
      </span>
      {isAnnounced && (
        <span className="quiet-text" role="status">
          {t('Total %amount%', { amount: format(final) })}
        </span>
      )}
    </>
  );
}

interface AmountsProps {
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
function Bonus({ price: { bonus }, money }: AmountsProps) {
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
export const savedShare = (
  { savedPercent }: Pick<AmountsProps['price'], 'savedPercent'>,
  t: Translator,
): string =>
  t
    .number({ style: 'percent', maximumFractionDigits: 2 })
    .format(-savedPercent.value / 100)
    .replace('-', '−');

/**
 * Renders the displayed price: total, price before the discount, saving and bonus. An amount that does not apply is an
 * empty text, which the styles hide.
 */
export function Amounts({ price, money, discountName = () => '' }: AmountsProps) {
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
