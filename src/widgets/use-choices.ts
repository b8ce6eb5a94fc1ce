import { useMemo } from 'react';
import type { SelectItem, SelectOption } from '../ui/select/select-options.ts';

/** Returns the grouped choices of a long list, or with `isShort` the chosen one only. */
export const useChoices = <V extends number>(
  chosen: V | null,
  all: readonly SelectOption<V>[],
  { group, isShort }: { group: () => readonly SelectItem<V>[]; isShort: boolean | undefined },
): readonly SelectItem<V>[] =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choices are grouped once
  useMemo(() => (isShort ? all.filter(({ id }) => id === chosen) : group()), [all, isShort && chosen]);
