import { type FontName, fonts } from '../../order/brand.ts';
import { escapeHtml } from '../http/content.ts';
import { type Colours, coloursOf, type Logo } from '../sites/brand.ts';
import type { Wording } from './wording.ts';

interface Paragraph {
  text: string;
  /** True for a text that a person has typed, each of whose lines is written in its own direction. */
  isTyped: boolean;
}

/** Content of a letter before it is formatted as plain text and HTML. All texts are cleaned. */
export interface LetterParts extends Pick<Wording, 'language' | 'direction'> {
  subject: string;
  /** Name of the site. */
  site: string;
  paragraphs: readonly Paragraph[];
  summary: readonly (readonly [string, string])[];
  files: readonly string[];
  /** Button of the letter, or null. `hint` explains how to use the address if the button does not work. */
  button: { label: string; address: string; hint: string } | null;
  /** Name and contacts of the sender. */
  footer: readonly string[];
  look: LetterLook;
}

/** Look of a letter, as its site has chosen it. The path of the logo is a complete address. */
interface LetterLook {
  logo: Logo | null;
  accent: string | undefined;
  font: FontName | undefined;
}

/**
 * Removes control characters and direction marks from a text of a customer, because they could end a mail header or hide
 * other text. Line breaks are kept.
 */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]|\p{Bidi_Control}|[\u200b\u2060\ufeff]/gu, ' ')
    .trim();

/** Cleans a text for a place that holds one line, such as a mail header or the order summary. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

/** Maximum number of characters of a subject. Mail programs display fewer. */
const maximumSubjectLength = 150;

/** Cleans a subject. One that is too long ends with an ellipsis, which counts as one of its characters. */
export const cleanSubject = (text: string): string => {
  const characters = [...cleanLine(text)];
  return characters.length > maximumSubjectLength
    ? `${characters.slice(0, maximumSubjectLength - 1).join('')}…`
    : characters.join('');
};

/** Colours of the letters of sites without their own. */
const plain: Record<'light' | 'dark', Colours> = {
  light: { fill: '#2447a6', onFill: '#ffffff', ink: '#2447a6' },
  dark: { fill: '#8fb4ff', onFill: '#10141c', ink: '#8fb4ff' },
};
const coloursIn = ({ accent }: LetterLook, scheme: 'light' | 'dark') =>
  accent ? coloursOf(accent, scheme) : plain[scheme];

/** Styles of the dark scheme. Mail programs without a dark scheme use the elements' inline styles. */
const stylesOf = ({ fill, onFill, ink }: Colours) => `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    body, .page { background: #14171d !important; }
    .card { background: #1d222b !important; border-color: #343b48 !important; }
    .card, .card p, .card td, .card li { color: #e9e6df !important; }
    .card .label, .footer, .footer p { color: #a9adb6 !important; }
    .logo { padding: 4px; border-radius: 6px; background: #ffffff; }
    .button { background: ${fill} !important; color: ${onFill} !important; }
    .card a.address { color: ${ink} !important; }
  }
`;

const fontOf = ({ font }: LetterLook) =>
  `font: 16px/1.5 ${font ? fonts[font].families : "-apple-system, 'Segoe UI', Roboto, Arial, sans-serif"}`;
const wrap = 'overflow-wrap: anywhere; word-break: break-word';

/** Converts a text to HTML with its line breaks. Order codes and "E-Mail" never break at their hyphen. */
const lines = (text: string) =>
  escapeHtml(text)
    .replaceAll('\n', '<br>')
    .replace(/\b(?:O-\w{6}|[Ee]-[Mm]ail)\b/g, '<span style="white-space: nowrap">$&</span>');
const isolated = (html: string) => `<span dir="auto" style="unicode-bidi: isolate">${html}</span>`;
/** Formats a paragraph. In an Arabic letter, groups of a typed number such as an account would otherwise change places. */
const paragraph = ({ text, isTyped }: Paragraph) => {
  const html = isTyped
    ? text
        .split('\n')
        .map((line) => isolated(lines(line)))
        .join('<br>')
    : lines(text);
  return `<p style="margin: 0 0 16px; color: #23262d; ${wrap}">${html}</p>`;
};

/**
 * Formats a text that may be written in another direction than the letter, such as a topic or the name of a file. A text
 * without letters, such as an amount, is written in the direction of the letter.
 */
const foreign = (text: string) => (/\p{L}/u.test(text) ? isolated(escapeHtml(text)) : escapeHtml(text));

/** Formats a line of the footer, which breaks between contacts rather than inside a contact. */
const footerLine = (line: string) => {
  const contacts = line
    .split(' · ')
    .map(
      (contact) =>
        `<span dir="auto" style="display: inline-block; margin: 0 6px">${escapeHtml(contact)}</span>`,
    );
  return `<p style="margin: 0; color: #5c6270; ${wrap}">${contacts.join(' ')}</p>`;
};

/** Formats a row of the order summary. `end` is left or right, because mail programs do not know logical sides. */
const summaryRow = (end: 'left' | 'right', [label, text]: readonly [string, string]) => `<tr>
<td class="label" style="padding: 4px 0; padding-${end}: 16px; color: #5c6270; vertical-align: top; width: 1%; white-space: nowrap">${escapeHtml(label)}</td>
<td style="padding: 4px 0; color: #23262d; vertical-align: top; ${wrap}">${foreign(text)}</td>
</tr>`;

const summaryTable = ({
  summary: rows,
  direction,
  look,
}: Pick<LetterParts, 'summary' | 'direction' | 'look'>) =>
  rows.length > 0
    ? `<table style="width: 100%; margin: 0 0 16px; border-collapse: collapse; ${fontOf(look)}">${rows.map((row) => summaryRow(direction === 'rtl' ? 'left' : 'right', row)).join('')}</table>`
    : '';

const fileList = ({ files, direction }: Pick<LetterParts, 'files' | 'direction'>) => {
  const items = files.map((name) => `<li style="color: #23262d; ${wrap}">${foreign(name)}</li>`);
  return items.length > 0
    ? `<ul style="margin: 0 0 16px; padding-${direction === 'rtl' ? 'right' : 'left'}: 20px">${items.join('')}</ul>`
    : '';
};

const buttonBlock = ({ label, address, hint }: NonNullable<LetterParts['button']>, look: LetterLook) => {
  const { fill, onFill, ink } = coloursIn(look, 'light');
  const href = escapeHtml(address);
  return `<p style="margin: 24px 0 16px"><a class="button" href="${href}" style="display: inline-block; padding: 12px 20px; border-radius: 8px; background: ${fill}; color: ${onFill}; text-decoration: none; font-weight: 600">${escapeHtml(label)}</a></p>
<p class="label" style="margin: 0; font-size: 13px; color: #5c6270; ${wrap}">${escapeHtml(hint)}<br><a class="address" dir="ltr" href="${href}" style="color: ${ink}">${href}</a></p>`;
};

/** Largest size of a logo in a letter, in pixels. */
const logoBox = { width: 240, height: 40 };

/** Formats the name of the site, or its logo. Many mail programs show the alternative text first. */
const heading = ({ site, look: { logo } }: Pick<LetterParts, 'site' | 'look'>) => {
  const name = escapeHtml(site);
  if (!logo) return name;
  const scale = Math.min(logoBox.width / logo.width, logoBox.height / logo.height, 1);
  const [width, height] = [logo.width, logo.height].map((size) => Math.max(1, Math.round(size * scale)));
  return `<img class="logo" src="${escapeHtml(logo.path)}" alt="${name}" width="${width}" height="${height}" style="border: 0; vertical-align: middle">`;
};

/** Formats a letter as an HTML document, whose only external resource is the logo of its site. */
export const letterHtml = ({
  language,
  direction,
  subject,
  site,
  button,
  footer,
  look,
  ...parts
}: LetterParts): string => `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${stylesOf(coloursIn(look, 'dark'))}</style>
</head>
<body style="margin: 0; background: #f4f1ea">
<div class="page" dir="${direction}" lang="${language}" style="padding: 24px 12px; background: #f4f1ea; ${fontOf(look)}">
<div class="card" style="max-width: 560px; margin: 0 auto; padding: 24px 20px; box-sizing: border-box; background: #ffffff; border: 1px solid #ded9cd; border-radius: 12px">
<p style="margin: 0 0 20px; font-size: 18px; font-weight: 700; color: #23262d">${heading({ site, look })}</p>
${parts.paragraphs.map(paragraph).join('\n')}
${summaryTable({ ...parts, direction, look })}${fileList({ ...parts, direction })}${button ? buttonBlock(button, look) : ''}
</div>
<div class="footer" style="max-width: 560px; margin: 16px auto 0; font-size: 13px; line-height: 1.5; color: #5c6270; text-align: center; text-wrap: balance">
${footer.map(footerLine).join('\n')}
</div>
</div>
</body>
</html>
`;
