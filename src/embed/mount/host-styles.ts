/**
 * Styles of a widget's host element. The minimum width holds in a page that shrinks elements to their content. The container
 * is inside the shadow root, where a page's reset styles do not apply. `!important` keeps a page from showing a hidden
 * widget. The isolation keeps the widget's z-indexes below a page's sticky header.
 */
export const hostStyles =
  ':host{display:block}:host>div{container-type:inline-size;min-width:240px;isolation:isolate}:host([hidden]){display:none!important}';

/** Styles that hide a widget. The attribute `hidden` is left to the page that has written the element. */
export const hiddenStyles = ':host{display:none!important}';
