import { useLayoutEffect } from 'react';
import { adoptStyles } from '../../../ui/look/adopt-styles.ts';
import { useScope } from './scope.ts';

/** Adopts the styles of an arrangement that the script's first file does not contain. */
export const useStyles = (sheet: CSSStyleSheet): void => {
  const { host } = useScope().context;
  useLayoutEffect(() => {
    if (host.shadowRoot) adoptStyles(host.shadowRoot, sheet);
  }, [host, sheet]);
};
