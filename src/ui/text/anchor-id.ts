/** Decodes the id in a URL fragment, which is given without its #. A fragment with invalid escapes is returned unchanged. */
export const anchorId = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
};
