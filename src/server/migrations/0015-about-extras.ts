/** Explanations of extras, which were part of the order form's code. They are stored for sites that have no explanations. */
const texts = [
  [1, 'A page that sums up the paper'],
  [2, 'Proof that the text is original'],
  [3, 'A manager who looks after this order alone'],
  [7, 'One of the ten writers whom customers rate best'],
  [8, 'A senior writer in your subject'],
] as const;

export const aboutExtras: readonly string[] = texts.map(
  ([id, about]) =>
    `update dictionary_items set details = '${JSON.stringify({ about })}'
    where dictionary = 'extra' and item_id = ${id} and details = '{}'`,
);
