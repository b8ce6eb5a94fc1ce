/** Percent-encodes all characters that RFC 5987 (section 3.2.1) does not allow in a value. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Returns the `content-disposition` of a download: an ASCII name for old clients and the full name in UTF-8 (RFC 6266,
 * appendix D). No character of the name can end the value or the header.
 */
export const attachmentNamed = (name: string): string => {
  // Half a surrogate pair becomes the replacement character, because `encodeURIComponent` would throw.
  const whole = Buffer.from(name).toString();
  const plain = whole.replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(whole)}`;
};
