/** Widgets fit the room they are given, which a host that shrinks them to their content must not make nothing. */
export const hostStyles =
  ':host{display:block;container-type:inline-size;min-width:240px}:host([hidden]),:host([data-state=hidden]){display:none}';
