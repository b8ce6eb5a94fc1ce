/** Templates of widgets: arrangement and wording. */
export const templateNames = ['m1_d1', 'm1_d1a', 'm2_d1', 'm3_d1'] as const;

export type TemplateName = (typeof templateNames)[number];

/** Templates between which visitors are divided, with optional weights: `m1_d1|m3_d1` or `m1_d1:1|m3_d1:3`. */
export type TemplateSplit = `${TemplateName}${'|' | ':'}${string}`;

/** Parses a split. A template without a weight weighs 1. Unknown templates and zero weights are left out. */
const readShares = (split: string) =>
  split.split('|').flatMap((share) => {
    const [name = '', weight = '1'] = share.split(':');
    const template = templateNames.find((known) => known === name.trim());
    return template && Number(weight) > 0 ? [{ template, weight: Number(weight) }] : [];
  });

/** Returns a number from 0 up to 1 for a text that identifies a visitor. Similar texts get unrelated numbers. */
export const positionFor = (visitor: string): number => {
  let hash = 0x811c9dc5;
  for (const character of visitor) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  // FNV-1a alone leaves texts that differ in the last character close together; these steps of MurmurHash3 spread them.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
};

/**
 * Returns the template of a visitor; undefined if the split names none. `position` is the number from `positionFor`. A
 * changed weight moves as few visitors as possible to another template.
 */
export const templateAt = (split: string, position: number): TemplateName | undefined => {
  const shares = readShares(split);
  const total = shares.reduce((sum, { weight }) => sum + weight, 0);
  let end = 0;
  return shares.find(({ weight }) => {
    end += weight / total;
    return position < end;
  })?.template;
};
