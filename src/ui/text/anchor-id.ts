/** The id that an address's fragment names, given without its #; one with broken escapes is taken as it is written. */
export const anchorId = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
};
