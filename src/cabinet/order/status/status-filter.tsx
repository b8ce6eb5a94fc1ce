import type { Text } from '../../../languages/text.ts';
import { useTranslator } from '../../../ui/use-translator.ts';
import { useCurrentInView } from '../../shared/use-current-in-view.ts';
import { statuses } from './status.ts';

const choices: readonly { id?: number; name: Text }[] = [{ name: 'All' }, ...statuses];

/**
 * Renders links that filter orders by status. The filter is part of the address, so that it survives a reload and the
 * back button.
 */
export function StatusFilter({ chosen }: { chosen: number | undefined }) {
  const t = useTranslator();
  const list = useCurrentInView(chosen);
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
