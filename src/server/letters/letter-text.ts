import { escapeHtml } from '../http/content.ts';
import type { Wording } from './wording.ts';

/** Content of a letter before it is formatted as plain text and HTML. All texts are cleaned. */
export interface LetterParts extends Pick<Wording, 'language' | 'direction'> {
  subject: string;
  /** Name of the site. */
  site: string;
  paragraphs: readonly string[];
  summary: readonly (readonly [string, string])[];
  files: readonly string[];
  /** Button of the letter, or null. `hint` explains how to use the address if the button does not work. */
  button: { label: string; address: string; hint: string } | null;
  /** Name and contacts of the sender. */
  footer: readonly string[];
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

/** Cleans a text and joins its lines. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

/** Maximum number of characters of a subject. Mail programs display fewer. */
const maximumSubjectLength = 150;

/** Cleans a subject and shortens it. */
export const cleanSubject = (text: string): string => {
  const characters = [...cleanLine(text)];
  return characters.length > maximumSubjectLength
    ? `${characters.slice(0, maximumSubjectLength - 1).join('')}…`
    : characters.join('');
};

/** Styles of the dark scheme. Mail programs without a dark scheme use the elements' inline styles. */
const styles = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    body, .page { background: #14171d !important; }
    .card { background: #1d222b !important; border-color: #343b48 !important; }
    .card, .card p, .card td, .card li { color: #e9e6df !important; }
    .card .label, .footer, .footer p { color: #a9adb6 !important; }
    .button { background: #8fb4ff !important; color: #10141c !important; }
    .card a.address { color: #8fb4ff !important; }
  }
`;

const font = "font: 16px/1.5 -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";
const wrap = 'overflow-wrap: anywhere; word-break: break-word';

/** Converts a text to HTML with its line breaks. Order codes and "E-Mail" never break at their hyphen. */
const lines = (text: string) =>
  escapeHtml(text)
    .replaceAll('\n', '<br>')
    .replace(/\b(?:O-\w{6}|[Ee]-[Mm]ail)\b/g, '<span style="white-space: nowrap">$&</span>');
const paragraph = (text: string) => `<p style="margin: 0 0 16px; color: #23262d; ${wrap}">${lines(text)}</p>`;

/**
 * Formats a text that may be written in another direction than the letter, such as a topic or the name of a file. A text
 * without letters, such as an amount, is written in the direction of the letter.
 */
const foreign = (text: string) =>
  /\p{L}/u.test(text)
    ? `<span dir="auto" style="unicode-bidi: isolate">${escapeHtml(text)}</span>`
    : escapeHtml(text);

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

const summaryTable = ({ summary: rows, direction }: Pick<LetterParts, 'summary' | 'direction'>) =>
  rows.length > 0
    ? `<table style="width: 100%; margin: 0 0 16px; border-collapse: collapse; ${font}">${rows.map((row) => summaryRow(direction === 'rtl' ? 'left' : 'right', row)).join('')}</table>`
    : '';

const fileList = ({ files, direction }: Pick<LetterParts, 'files' | 'direction'>) => {
  const items = files.map((name) => `<li style="color: #23262d; ${wrap}">${foreign(name)}</li>`);
  return items.length > 0
    ? `<ul style="margin: 0 0 16px; padding-${direction === 'rtl' ? 'right' : 'left'}: 20px">${items.join('')}</ul>`
    : '';
};

const buttonBlock = ({ label, address, hint }: NonNullable<LetterParts['button']>) => {
  const href = escapeHtml(address);
  return `<p style="margin: 24px 0 16px"><a class="button" href="${href}" style="display: inline-block; padding: 12px 20px; border-radius: 8px; background: #2447a6; color: #ffffff; text-decoration: none; font-weight: 600">${escapeHtml(label)}</a></p>
<p class="label" style="margin: 0; font-size: 13px; color: #5c6270; ${wrap}">${escapeHtml(hint)}<br><a class="address" dir="ltr" href="${href}" style="color: #2447a6">${href}</a></p>`;
};

/** Formats a letter as an HTML document without external resources. */
export const letterHtml = ({
  language,
  direction,
  subject,
  site,
  button,
  footer,
  ...parts
}: LetterParts): string => `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${styles}</style>
</head>
<body style="margin: 0; background: #f4f1ea">
<div class="page" dir="${direction}" lang="${language}" style="padding: 24px 12px; background: #f4f1ea; ${font}">
<div class="card" style="max-width: 560px; margin: 0 auto; padding: 24px 20px; box-sizing: border-box; background: #ffffff; border: 1px solid #ded9cd; border-radius: 12px">
<p style="margin: 0 0 20px; font-size: 18px; font-weight: 700; color: #23262d">${escapeHtml(site)}</p>
${parts.paragraphs.map(paragraph).join('\n')}
${summaryTable({ ...parts, direction })}${fileList({ ...parts, direction })}${button ? buttonBlock(button) : ''}
</div>
<div class="footer" style="max-width: 560px; margin: 16px auto 0; font-size: 13px; line-height: 1.5; color: #5c6270; text-align: center; text-wrap: balance">
${footer.map(footerLine).join('\n')}
</div>
</div>
</body>
</html>
`;
