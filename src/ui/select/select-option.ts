/** A choice of a Select. Entries of a dictionary have this shape. */
export interface SelectOption<V extends string | number> {
  id: V;
  name: string;
}

/** A group of choices under a heading. */
interface SelectGroup<V extends string | number> {
  name: string;
  options: readonly SelectOption<V>[];
}

export type SelectItem<V extends string | number> = SelectOption<V> | SelectGroup<V>;

export const isGroup = <V extends string | number>(item: SelectItem<V>): item is SelectGroup<V> =>
  'options' in item;

/** Returns the choices in reading order, without the headings. */
export const flatten = <V extends string | number>(items: readonly SelectItem<V>[]): SelectOption<V>[] =>
  items.flatMap((item) => (isGroup(item) ? item.options : item));
