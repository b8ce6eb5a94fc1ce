import { recolor } from '../../widgets/recolor.ts';
import { followTranslation } from './follow-translation.ts';
import type { WidgetRoot } from './widget-module.ts';

/**
 * Adapts a widget's colours to its browser and page, and keeps its texts up to date for browser translators. Returns
 * the function that stops it.
 */
export const followPage = (root: WidgetRoot): (() => void) => {
  recolor(root);
  return followTranslation(root);
};

/**
 * Calls `follow` once after the widget has been drawn, because it reads the widget and its first price. Its result ends
 * what it has begun.
 */
export const createFollower = (follow: () => () => void) => {
  let stop: (() => void) | undefined;
  const begin = () => {
    stop ??= follow();
  };
  return {
    drawn: () => queueMicrotask(begin),
    stop: () => {
      stop?.();
      stop = () => {};
    },
  };
};
