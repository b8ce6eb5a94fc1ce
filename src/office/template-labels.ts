/** Names of the templates by their ids. The ids stand beside them, because pages and figures of programs name templates by these. */
export const templateLabels: Readonly<Record<string, string>> = {
  m1_d1: 'Two pages (m1_d1)',
  m1_d1a: 'Two pages, another wording (m1_d1a)',
  m2_d1: 'Two pages, short words (m2_d1)',
  m3_d1: 'Three cards (m3_d1)',
};

/** Widgets whose template a site chooses, with the templates that each has. Other widgets look the same in all of them. */
export const widgetTemplates = {
  calculator: { m1_d1: 'Fields in pairs (m1_d1)', m1_d1a: 'All in one line where there is room (m1_d1a)' },
  'order-form': templateLabels,
} as const;

/** Names of the themes, with the ids for the same reason. */
export const themeLabels: Readonly<Record<string, string>> = {
  default: 'A card (default)',
  minimal: 'No card, in the colours of the page (minimal)',
};
