import { type TString, Type } from 'typebox';

/** An e-mail address or an empty text. */
export const emptyOrAddress = Type.String({ pattern: '^$|^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$' });

/**
 * Returns whether an address can be read, with a host that browsers accept. A base makes paths readable too. `;` and `,` in a
 * host would end a rule of a page's security policy.
 */
const isReadable = (address: string, base?: string) =>
  URL.canParse(address, base) && /^[\w.-]+$|^\[[\da-f:.]+\]$/.test(new URL(address, base).hostname);
/** Schema of a text that is a readable address besides its pattern. An unreadable one would break every page that names it. */
export const readableAddress = (schema: TString, base?: string) =>
  Type.Refine(
    schema,
    (text) => isReadable(text, base),
    () => 'must be a web address, for example https://example.com/samples/',
  );

/**
 * Schema of a path or a web address. Other schemes are refused, because `javascript:` would run as a script. Control
 * characters are refused too, because browsers ignore them inside a scheme.
 */
export const webAddress = readableAddress(
  Type.String({
    pattern: '^(?![^]*[\\u0000-\\u001f])(https?://[^\\s/]|(?![a-zA-Z][a-zA-Z0-9+.-]*:)\\S)',
  }),
  'https://example.com',
);
