import { useLayoutEffect } from 'react';
import { adoptStyles } from '../../../ui/look/adopt-styles.ts';
import { useScope } from './scope.ts';

/** Adds the style sheet of a template to the widget's shadow root, because the widget's first file contains another template's styles. */
export const useStyles = (sheet: CSSStyleSheet): void => {
  const { host } = useScope().context;
  useLayoutEffect(() => {
    if (host.shadowRoot) adoptStyles(host.shadowRoot, sheet);
  }, [host, sheet]);
};
