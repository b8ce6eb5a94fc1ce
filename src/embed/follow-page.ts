import { createSheet, knowsLightDark } from '../ui/create-sheet.ts';
import { followTranslation } from './follow-translation.ts';

/** Makes a shown widget's style sheets anew for a browser that does not know all of their colours. */
const recolor = (root: ShadowRoot) => {
  if (knowsLightDark()) return;
  root.adoptedStyleSheets = root.adoptedStyleSheets.map((sheet) =>
    createSheet(Array.from(sheet.cssRules, ({ cssText }) => cssText).join('')),
  );
};

/** Adapts a shown widget to its browser and its page. Returns how to stop. */
export const followPage = (root: Node): (() => void) => {
  if (root instanceof ShadowRoot) recolor(root);
  return followTranslation(root);
};
