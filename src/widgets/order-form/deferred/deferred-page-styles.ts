import { createSheet } from '../../../ui/look/create-sheet.ts';
import tabs from '../../../ui/look/tabs.css';
import preview from '../check/preview/preview.css';
import stepTwo from '../check/step-two.css';
import own from './deferred-pages.css';
import { deferredStyles } from './deferred-styles.ts';

/** Styles of the deferred parts of both pages. The deferred part that is rendered first adopts them. */
export const deferredPageStyles = createSheet([...deferredStyles, tabs, preview, stepTwo, own].join(''));
