import { keyScopes } from '../../api/key-scopes.ts';
import { webhookEvents } from '../../api/webhook-events.ts';
import newerApis from '../../embed/build/checks/newer-apis.json';
import newerStyles from '../../embed/build/checks/newer-styles.json';
import { attributes } from '../../public-interface/attributes.ts';
import { everyWidget } from '../../public-interface/elements.ts';
import { orderParameters, travellingParameters } from '../../public-interface/parameters.ts';
import { storedValues } from '../../public-interface/stored-values.ts';
import { callMessages, fieldMessages, refusalTable } from './error-entries.ts';
import { everyHeightRule } from './heights.ts';
import { cell, code, codes, table } from './markdown-table.ts';
import { pages } from './pages.ts';

const kinds = {
  partner: 'partner',
  campaign: 'campaign',
  visit: 'visit; needs consent where you ask for it',
};

/** Returns a table of names with what each means. */
const meaningsOf = (head: readonly string[], rows: readonly (readonly [string, string])[]) =>
  table(
    head,
    rows.map(([name, meaning]) => [code(name), cell(meaning)]),
  );

/** Returns a list in PHP, of which no line is longer than a snippet is wide. */
const phpList = (names: readonly string[]) =>
  `[\n${names
    .map((name) => `'${name}',`)
    .join(' ')
    .replace(/(\S.{0,59})(?: |$)/g, '        $1\n')}    ]`;

/** Returns a filter for WordPress that keeps the elements in what users without the right to write HTML save. */
const wordpressElements = () => `\`\`\`php
add_filter('wp_kses_allowed_html', function ($tags) {
    $attributes = array_fill_keys(${phpList([...Object.keys(attributes), 'class', 'id'])}, true);
    $names = ${phpList(everyWidget)};
    foreach ($names as $name) {
        $tags["octavo-$name"] = $attributes;
    }
    return $tags;
});
\`\`\``;

const cards = (group: string) => {
  const cardOf = ({ address, name, about }: (typeof pages)[number]) =>
    `<li><a href="${address}"><b>${name}</b><span>${about}</span></a></li>`;
  const shown = pages.slice(1).filter((page) => page.group === group);
  return `## ${group}\n\n<ul class="cards">\n${shown.map(cardOf).join('\n')}\n</ul>`;
};

/** Functions that write Markdown tables and entries, by name. They get the words that follow the name in the guide. */
export type Entries = Readonly<Record<string, (words: readonly string[]) => string>>;

/** All entries, except for the calls of the API. A guide includes them by their names. */
export const entries: Entries = {
  'travelling-parameters': () =>
    table(
      ['parameter', 'kind', 'meaning'],
      travellingParameters.map(({ names, kind, meaning }) => [codes(names), kinds[kind], cell(meaning)]),
    ),
  'order-parameters': () =>
    table(
      ['parameter', 'values'],
      orderParameters.map(({ names, values }) => [codes(names), values]),
    ),
  'stored-values': () =>
    table(
      ['value', 'where', 'holds', 'until', 'waits for consent'],
      storedValues.map((value) => [
        code(value.name),
        value.where,
        value.holds,
        value.until,
        value.needsConsent ? 'yes' : 'no',
      ]),
    ),
  'field-messages': fieldMessages,
  'call-messages': callMessages,
  refusals: refusalTable,
  enhancements: () => {
    const apis = Object.entries(newerApis).map(([name, { without }]) => [name, without] as const);
    return meaningsOf(['feature', 'without it'], [...Object.entries(newerStyles), ...apis]);
  },
  'webhook-events': () => meaningsOf(['event', 'is sent when'], Object.entries(webhookEvents)),
  'key-scopes': () => meaningsOf(['scope', 'a program may'], Object.entries(keyScopes)),
  heights: () => `\`\`\`css\n${everyHeightRule()}\n\`\`\``,
  'wordpress-elements': wordpressElements,
  cards: () => [...new Set(pages.map(({ group }) => group))].map(cards).join('\n\n'),
};
