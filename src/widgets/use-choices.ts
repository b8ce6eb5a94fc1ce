import { useMemo } from 'react';
import type { SelectItem, SelectOption } from '../ui/select/select-option.ts';
import { useIdle } from './use-idle.ts';

/**
 * Returns the grouped choices of a long list. Until the page is idle, only the chosen one is returned, because a
 * hundred options take a slow phone as long as the rest of a form.
 */
export const useChoices = <V extends number>(
  chosen: V | null,
  all: readonly SelectOption<V>[],
  group: () => readonly SelectItem<V>[],
  isPart?: boolean,
): readonly SelectItem<V>[] => {
  const isDrawn = useIdle(isPart);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choices are grouped once
  return useMemo(() => (isDrawn ? group() : all.filter(({ id }) => id === chosen)), [all, isDrawn || chosen]);
};
