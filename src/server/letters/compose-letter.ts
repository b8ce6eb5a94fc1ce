import { cabinetAddress, officeAddress, schemeOf } from '../http/hosts.ts';
import { logoOf } from '../sites/brand.ts';
import { inLocale, type Site } from '../sites/store/sites.ts';
import type { LetterCondition, LetterRow } from './letter-row.ts';
import { type LetterKind, letterRowOf } from './letter-rows.ts';
import { cleanLine, cleanSubject, cleanText, type LetterParts, letterHtml } from './letter-text.ts';
import type { MailMessage } from './mail.ts';
import { createWording, fillIn, type Wording } from './wording.ts';

/** Facts from which a letter is composed. They are read anew at each try, because a letter may wait for hours. */
export interface LetterFacts {
  /** Id of the client, or of the person of the office; null if no account has the address. */
  clientId: number | null;
  /** Address of the customer: that of the account, because the letter may have been asked for with another spelling. */
  address: string;
  wording: Wording;
  /** Texts that replace the names in braces. */
  values: Readonly<Record<string, string>>;
  /** Conditions that are true. */
  conditions: ReadonlySet<LetterCondition>;
  /** Label and text of each line of the order summary. */
  summary: readonly (readonly [string, string])[];
  /** Names of files. */
  files: readonly string[];
}

/** Facts of a letter that is about no order and has no conditions. */
export const plainFacts = {
  clientId: null,
  conditions: new Set<LetterCondition>(),
  summary: [],
  files: [],
} as const satisfies Partial<LetterFacts>;

/** Wordings by site and language. They are kept, because the formats of dates take longer to create than a letter. */
const wordings = new WeakMap<Site, Wording>();

/**
 * Returns the site in the language of a letter's reader, and the wording in this language. Only customers read another language
 * than English, which is that of the office.
 */
export const localizeLetter = (baseSite: Site, kind: LetterKind, language: string | null) => {
  const isForCustomer = letterRowOf(kind).recipient === 'customer';
  const site = inLocale(baseSite, (isForCustomer && language) || 'en');
  const wording = wordings.get(site) ?? createWording(site.language, site.ownTexts);
  wordings.set(site, wording);
  return { site, wording };
};

/** Returns the first button of a letter whose condition is true. */
export const buttonOf = (row: LetterRow, { conditions }: Pick<LetterFacts, 'conditions'>) =>
  row.buttons?.find(({ only }) => !only || conditions.has(only)) ?? null;

const footerOf = ({ bootstrap: { config } }: Site): string[] => {
  const { title, address_legal, contact_email, contact_phone, contact_skype } = config;
  const contacts = [contact_email, contact_phone, contact_skype && `Skype: ${contact_skype}`];
  return [title, address_legal, contacts.filter(Boolean).join(' · ')].filter(Boolean);
};

const lookOf = ({ brand, host }: Site): LetterParts['look'] => {
  const logo = logoOf(brand);
  return {
    logo: logo && { ...logo, path: `${schemeOf(host)}://${host}${logo.path}` },
    accent: brand.accent,
    font: brand.font,
  };
};

interface LetterInput {
  site: Site;
  kind: LetterKind;
  facts: LetterFacts;
  /** One-time code for the address of the letter's button; null if it needs none. */
  token: string | null;
}

const letterParts = ({ site, kind, facts, token }: LetterInput): LetterParts => {
  const row = letterRowOf(kind);
  const values = { ...facts.values, site: site.bootstrap.config.title };
  const paragraphs = row.paragraphs.flatMap((paragraph) => {
    if (typeof paragraph === 'string') return [paragraph];
    return facts.conditions.has(paragraph.only) ? [paragraph.text] : [];
  });
  const { wording } = facts;
  const button = buttonOf(row, facts);
  const addressOf = row.recipient === 'customer' ? cabinetAddress : officeAddress;
  const address = button && addressOf(site, fillIn(button.path, values), token ? { token } : {});
  return {
    language: wording.language,
    direction: wording.direction,
    subject: cleanSubject(`${values.site}: ${wording.text(row.subject, values)}`),
    site: values.site,
    paragraphs: paragraphs.map((paragraph) => ({
      text: cleanText(wording.text(paragraph, values)),
      isTyped: /^\{\w+\}$/.test(paragraph),
    })),
    summary: row.hasSummary ? facts.summary.map(([label, text]) => [label, cleanLine(text)]) : [],
    files: facts.files.map(cleanLine),
    button:
      button && address
        ? {
            label: wording.text(button.label),
            address,
            hint: wording.text('If the button does not open, use this address:'),
          }
        : null,
    footer: footerOf(site),
    look: lookOf(site),
  };
};

const plainText = ({ paragraphs, summary, files, button, footer }: LetterParts): string =>
  [
    ...paragraphs.map(({ text }) => text),
    summary.map(([label, text]) => `${label}: ${text}`).join('\n'),
    files.map((name) => `- ${name}`).join('\n'),
    button && `${button.label}:\n${button.address}`,
    `-- \n${footer.join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n');

/** Returns the sender's address for a site without a contact address. */
const noReply = ({ host }: Site) => `no-reply@${host.replace(/:\d+$/, '')}`;

/** Composes a letter of the site as plain text and HTML. `to` is empty if the letter has no recipient. */
export const composeLetter = (input: LetterInput): MailMessage => {
  const { site, kind } = input;
  const { title, contact_email } = site.bootstrap.config;
  const parts = letterParts(input);
  return {
    from: { name: cleanLine(title), address: contact_email || noReply(site) },
    to: letterRowOf(kind).recipient === 'provider' ? site.noticeAddress : input.facts.address,
    subject: parts.subject,
    text: plainText(parts),
    html: letterHtml(parts),
  };
};
