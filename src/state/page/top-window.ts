/**
 * Opens an address in the top window, also from a frame, because the cabinet refuses to be shown in one. Returns false if the
 * frame's sandbox forbids that.
 */
export const openInTopWindow = (url: string): boolean => {
  try {
    (window.top ?? window).location.href = url;
    return true;
  } catch {
    return false;
  }
};
