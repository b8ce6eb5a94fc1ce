import { useEffect, useRef } from 'react';
import { statuses } from './status.ts';

const choices = [{ id: undefined, name: 'All' }, ...statuses];

/** Links to the orders of one status, so that the choice stands in the address and survives reload and back. */
export function StatusFilter({ chosen }: { chosen: number | undefined }) {
  const list = useRef<HTMLElement>(null);
  // On a phone the row is wider than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice decides what has to be seen
  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [chosen]);
  return (
    <nav ref={list} className="filter" aria-label="Orders by status">
      {choices.map(({ id, name }) => (
        <a key={name} href={id ? `/?statusId=${id}` : '/'} aria-current={id === chosen ? 'true' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
