import { useEffect, useRef } from 'react';
import type { Text } from '../../../languages/text.ts';
import { useTranslator } from '../../../ui/use-translator.ts';
import { statuses } from './status.ts';

const choices: readonly { id?: number; name: Text }[] = [{ name: 'All' }, ...statuses];

/**
 * Links that filter orders by status. The filter is part of the address, so it survives a reload and the back button.
 */
export function StatusFilter({ chosen }: { chosen: number | undefined }) {
  const t = useTranslator();
  const list = useRef<HTMLElement>(null);
  // On a phone the row is wider than the screen, so the current link is scrolled into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link depends on the chosen status
  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [chosen]);
  return (
    <nav ref={list} className="filter" aria-label={t('Orders by status')}>
      {choices.map(({ id, name }) => (
        <a key={name} href={id ? `/?statusId=${id}` : '/'} aria-current={id === chosen ? 'true' : undefined}>
          {t(name)}
        </a>
      ))}
    </nav>
  );
}
