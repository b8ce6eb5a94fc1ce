/** Item of a dictionary. A currency has a code as its title, and no name. */
export interface Named<Id extends number> {
  id: Id;
  name?: string;
  title?: string;
}

/** Returns the id of an item, which the demo's files name in English. */
export const idNamed = <Id extends number>(items: readonly Named<Id>[], name: string): Id => {
  const item = items.find((one) => (one.name ?? one.title) === name);
  if (!item) throw new Error(`The demo's data name "${name}", which is not in its dictionary.`);
  return item.id;
};
