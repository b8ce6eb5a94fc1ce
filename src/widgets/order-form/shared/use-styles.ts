import { useLayoutEffect } from 'react';
import { adoptStyles } from '../../../ui/look/adopt-styles.ts';
import { useScope } from './scope.ts';

/**
 * Adds a template's style sheet to the root of the widget. Needed if the widget's first file contains the styles of
 * another template.
 */
export const useStyles = (sheet: CSSStyleSheet): void => {
  const { root } = useScope().context;
  useLayoutEffect(() => {
    if (root) adoptStyles(root, sheet);
  }, [root, sheet]);
};
