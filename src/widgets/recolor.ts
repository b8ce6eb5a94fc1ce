import { createSheet, knowsLightDark } from '../ui/create-sheet.ts';

/** Makes a shown widget's style sheets anew for a browser that does not know all of their colours. */
export const recolor = (root: ShadowRoot): void => {
  if (knowsLightDark()) return;
  root.adoptedStyleSheets = root.adoptedStyleSheets.map((sheet) =>
    createSheet(Array.from(sheet.cssRules, ({ cssText }) => cssText).join('')),
  );
};
