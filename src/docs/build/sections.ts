import { slugOf } from './slug.ts';

/** A heading of a Markdown document, and the text below it up to the next heading. */
export interface Section {
  level: number;
  title: string;
  slug: string;
  body: string;
}

const heading = /^(#{1,6}) (.+)$/;

/** Splits a document at its headings. A line in a code block is not a heading. */
export const sectionsOf = (document: string): Section[] => {
  const lines = document.split('\n');
  let isCode = false;
  const heads = lines.flatMap((line, index) => {
    if (line.startsWith('```')) isCode = !isCode;
    const [, marks = '', title = ''] = (!isCode && heading.exec(line)) || [];
    return marks ? [{ index, level: marks.length, title }] : [];
  });
  return heads.map(({ index, level, title }, nth) => {
    const body = lines
      .slice(index + 1, heads[nth + 1]?.index)
      .join('\n')
      .trim();
    return { level, title, slug: slugOf(title), body };
  });
};

/** Moves the headings of a text `by` levels down. */
export const deepen = (text: string, by: number): string => {
  let isCode = false;
  return text
    .split('\n')
    .map((line) => {
      if (line.startsWith('```')) isCode = !isCode;
      return !isCode && heading.test(line)
        ? line.replace(/^#+/, (marks) => '#'.repeat(marks.length + by))
        : line;
    })
    .join('\n');
};

const tables = /(?:^\|.*\n?)+/gm;

/**
 * Functions that return a part of a section, by the words after the section's name in a guide:
 * `<!-- section FILE#SLUG without tables -->`. Some guides show generated entries in place of the tables.
 */
export const partsOfSection: Readonly<Record<string, (text: string) => string>> = {
  'without tables': (text) => text.replace(tables, '').trim(),
  'before table': (text) => text.split(tables)[0]?.trim() ?? '',
  'first table': (text) => {
    const [table] = [...text.matchAll(tables)];
    return table ? text.slice(0, table.index + table[0].length).trim() : text;
  },
};
