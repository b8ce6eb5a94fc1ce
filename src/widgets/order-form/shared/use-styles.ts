import { useLayoutEffect } from 'react';
import { adoptStyles } from '../../../ui/look/adopt-styles.ts';
import { useScope } from './scope.ts';

/**
 * Adds a template's style sheet to the widget's shadow root. Needed if the widget's first file contains the styles of
 * another template.
 */
export const useStyles = (sheet: CSSStyleSheet): void => {
  const { host } = useScope().context;
  useLayoutEffect(() => {
    if (host.shadowRoot) adoptStyles(host.shadowRoot, sheet);
  }, [host, sheet]);
};
