import { recolor } from '../../widgets/recolor.ts';
import { followTranslation } from './follow-translation.ts';

/** Adapts the widget's colours to its browser and page, and its texts to translators. Returns the function that stops it. */
export const followPage = (root: Node): (() => void) => {
  if (root instanceof ShadowRoot) recolor(root);
  return followTranslation(root);
};
