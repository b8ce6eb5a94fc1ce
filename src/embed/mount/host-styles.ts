/**
 * Widgets fit the room they are given, which a host that shrinks them to their content must not make nothing. The room
 * is measured inside, where a page that resets every element cannot reach; nor can it show what is to be hidden. The
 * z-indexes of a widget count inside it alone, so that no control of it lies over a page's sticky header.
 */
export const hostStyles =
  ':host{display:block}:host>div{container-type:inline-size;min-width:240px;isolation:isolate}:host([hidden]){display:none!important}';

/** Styles of a widget that is not to be seen. An attribute of the element would not be one that its page has written. */
export const hiddenStyles = ':host{display:none!important}';
