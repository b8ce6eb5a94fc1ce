/** A translation: one text, or a text for each plural category that differs. `other` serves all remaining numbers. */
export type Translation = string | (Partial<Record<Intl.LDMLPluralRule, string>> & { other: string });

/** Translations by English text. A site's own wordings replace some of them. */
export type Translations = Readonly<Partial<Record<string, Translation>>>;
