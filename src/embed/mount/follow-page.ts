import { recolor } from '../../widgets/recolor.ts';
import { followTranslation } from './follow-translation.ts';

/** Adapts a shown widget to its browser and its page. Returns how to stop. */
export const followPage = (root: Node): (() => void) => {
  if (root instanceof ShadowRoot) recolor(root);
  return followTranslation(root);
};
