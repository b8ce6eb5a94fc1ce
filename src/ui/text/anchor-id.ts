/**
 * Decodes the id in the fragment of an address; `fragment` is without the #. A fragment with invalid escapes is
 * returned unchanged.
 */
export const anchorId = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
};
