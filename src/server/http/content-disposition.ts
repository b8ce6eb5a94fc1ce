/** Percent-encodes what RFC 5987 (section 3.2.1) lets stand in a value for nothing but itself. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * A download's `content-disposition`, for any file name: plain letters for those who read no more, and the name
 * itself in full (RFC 6266, appendix D). Nothing of a name ends the value or the header.
 */
export const attachmentNamed = (name: string): string => {
  // Half a letter, which an address cannot say, becomes the sign for one.
  const whole = Buffer.from(name).toString();
  const plain = whole.replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(whole)}`;
};
