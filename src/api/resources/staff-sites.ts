import { type Static, Type } from 'typebox';
import { textPlaces } from '../text-places.ts';
import { flagOf, integerOf, oneOf, text, textOf } from './schemas.ts';

const version = textOf('Changes with every change; saving names the one that was read');

export const StaffSite = Type.Object({
  host: text,
  version,
  values: Type.Record(Type.String(), Type.Unknown(), {
    description: 'Values of the config by name, as the command `set` takes them',
  }),
});
export type StaffSite = Static<typeof StaffSite>;

/** A rule page in one language. Title and HTML are empty if the page is not translated, so that visitors read it in English. */
export const StaffRule = Type.Object({
  host: text,
  slug: textOf('Name in the address'),
  position: integerOf('Place in the sequence of the pages, from 1; 0 if it is not known'),
  language: text,
  languageName: text,
  title: text,
  html: text,
  version,
});
export type StaffRule = Static<typeof StaffRule>;

/** HTML of a rule page after the sanitiser. */
export const CleanedRule = Type.Object({
  html: text,
  removed: Type.Array(text, { description: 'Such as `<script>` and `style of <p>`' }),
  filled: textOf('The HTML as visitors read it, with what the site promises'),
});
export type CleanedRule = Static<typeof CleanedRule>;

/** A rule page as it was stored. */
export const SavedRule = Type.Object({ ...StaffRule.properties, ...CleanedRule.properties });
export type SavedRule = Static<typeof SavedRule>;

/** A text of widgets, cabinet or letters, or a word of a site's lists and settings, in one language. */
export const StaffText = Type.Object({
  host: text,
  language: text,
  id: text,
  place: oneOf(textPlaces),
  english: text,
  categories: Type.Array(text, {
    description: 'Plural categories of the language; `other` alone for a text without a number',
  }),
  forms: Type.Record(Type.String(), Type.String(), {
    description: 'Text by plural category; the empty text for a word that is read in English',
  }),
  isOwn: flagOf('The site has changed the text, or has translated the word'),
});
export type StaffText = Static<typeof StaffText>;

/** A letter as it would be sent about an invented order. */
export const StaffLetter = Type.Object({
  kind: text,
  recipient: oneOf(['customer', 'provider', 'staff', 'writer']),
  subject: text,
  html: text,
});
export type StaffLetter = Static<typeof StaffLetter>;
