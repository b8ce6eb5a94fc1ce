import { keyScopes } from '../../api/key-scopes.ts';
import { webhookEvents } from '../../api/webhook-events.ts';
import newerApis from '../../embed/build/checks/newer-apis.json';
import newerStyles from '../../embed/build/checks/newer-styles.json';
import { orderParameters, travellingParameters } from '../../public-interface/parameters.ts';
import { storedValues } from '../../public-interface/stored-values.ts';
import { callMessages, fieldMessages, refusalTable } from './error-entries.ts';
import { everyHeightRule } from './heights.ts';
import { cell, code, codeLines, table } from './markdown-table.ts';
import { overview, pageGroups } from './pages.ts';

/** Returns a table of names with their meanings. */
const meaningTable = (head: readonly string[], rows: readonly (readonly [string, string])[]) =>
  table(
    head,
    rows.map(([name, meaning]) => [code(name), cell(meaning)]),
  );

/** Returns links to all pages but the overview, which shows them. */
const cards = () =>
  pageGroups
    .map(([group, shown]) => {
      const links = shown.flatMap((page) =>
        page === overview
          ? []
          : `<li><a href="${page.address}"><b>${page.name}</b><span>${page.about}</span></a></li>`,
      );
      return `## ${group}\n\n<ul class="cards">\n${links.join('\n')}\n</ul>`;
    })
    .join('\n\n');

/** Functions that write Markdown tables and entries, by name. They get the words that follow the name in the guide. */
export type EntryWriters = Readonly<Record<string, (words: readonly string[]) => string>>;

/** All entries, except for the calls of the API. A guide includes them by their names. */
export const entries: EntryWriters = {
  'travelling-parameters': () =>
    table(
      ['parameter', 'kind', 'meaning'],
      travellingParameters.map(({ names, kind, meaning }) => [
        codeLines(names),
        kind === 'visit' ? 'visit; needs consent where you ask for it' : kind,
        cell(meaning),
      ]),
    ),
  'order-parameters': () =>
    table(
      ['parameter', 'values'],
      orderParameters.map(({ names, values }) => [codeLines(names), values]),
    ),
  'stored-values': () =>
    table(
      ['value', 'where', 'holds', 'until', 'waits for consent'],
      storedValues.map(({ name, where, holds, until, needsConsent }) => [
        code(name),
        where,
        holds,
        until,
        needsConsent ? 'yes' : 'no',
      ]),
    ),
  'field-messages': fieldMessages,
  'call-messages': callMessages,
  refusals: refusalTable,
  enhancements: () => {
    const apis = Object.entries(newerApis).map(([name, { without }]) => [name, without] as const);
    return meaningTable(['feature', 'without it'], [...Object.entries(newerStyles), ...apis]);
  },
  'webhook-events': () => meaningTable(['event', 'is sent when'], Object.entries(webhookEvents)),
  'key-scopes': () => meaningTable(['scope', 'a program may'], Object.entries(keyScopes)),
  heights: () => `\`\`\`css\n${everyHeightRule()}\n\`\`\``,
  cards,
};
