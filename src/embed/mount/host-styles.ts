/**
 * Styles of a widget's host element. The minimum width is for pages that shrink elements to their content. The
 * container is inside the shadow root, because a page's reset styles do not apply there. `!important` prevents a page
 * from showing a hidden widget. The isolation keeps the widget's z-indexes below the page's sticky header.
 */
export const hostStyles =
  ':host{display:block}:host>div,slot>div{container-type:inline-size;min-width:240px;isolation:isolate}:host([hidden]){display:none!important}';

/** Styles that hide a widget. The attribute `hidden` is not used, because it belongs to the page. */
export const hiddenStyles = ':host{display:none!important}';

export const sheetOf = (text: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
};
