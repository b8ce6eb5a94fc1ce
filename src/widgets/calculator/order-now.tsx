import type { KeyboardEvent } from 'react';
import type { Calculator } from '../../state/calculator/calculator-types.ts';
import { useFacts } from '../../ui/use-facts.ts';
import { useTranslator } from '../../ui/use-translator.ts';
import { orderLinkProps } from '../order-link.ts';

/** Follows the link when Space is pressed, because it looks like a button. */
const followBySpace = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

/**
 * Renders the link to the order page. While the form is invalid, the link has no address, so that it can be neither
 * followed nor copied.
 */
export function OrderNow({ store, link, orderNow }: Pick<Calculator, 'store' | 'link' | 'orderNow'>) {
  const t = useTranslator();
  // Reads the draft so that every change of it renders the link, whose address contains the draft.
  const [isBlocked] = useFacts(store, ({ draft, errors }) => [Object.values(errors).some(Boolean), draft]);
  return (
    <a
      className="button primary order"
      part="button button-primary"
      {...(isBlocked
        ? { role: 'link', 'aria-disabled': true }
        : {
            href: link(),
            onKeyDown: followBySpace,
            ...orderLinkProps({ hrefOf: link, onFollow: orderNow }),
          })}
    >
      {t('Order now')}
    </a>
  );
}
