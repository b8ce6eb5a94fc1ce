/** Returns the first of Octavo's scripts with `data-consent`. Several sites on a page have one answer. */
export const findConsentScript = () =>
  document.querySelector<HTMLScriptElement>('[data-consent]:is([data-octavo],[src*=embed])');
