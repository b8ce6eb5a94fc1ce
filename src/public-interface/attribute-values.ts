import { templateNames } from '../order/vocabulary/templates.ts';
import type { AttributeName } from './attributes.ts';

/** Values that each attribute of the elements allows. An empty list allows any value. */
export const attributeValues: Readonly<Record<AttributeName, readonly string[]>> = {
  template: templateNames,
  visitor: [],
  theme: ['default', 'minimal'],
  redirect: [],
  version: ['1', '2'],
  rule: [],
  loading: ['lazy', 'eager'],
  locale: [],
  'data-dom': ['shadow', 'light'],
  'data-host': [],
};
