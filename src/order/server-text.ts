/**
 * Text that a server has sent for a field or a call: the code of a message (`topicTooShort:2`) or an English sentence.
 * A string literal does not have this type, so the compiler refuses a message key that the catalogue does not have.
 */
export type ServerText = string & { readonly source: 'server' };

export const isServerText = (sent: unknown): sent is ServerText => typeof sent === 'string';
