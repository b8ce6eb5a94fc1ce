import newerApis from '../../embed/build/checks/newer-apis.json';
import newerStyles from '../../embed/build/checks/newer-styles.json';
import { elements } from '../../public-interface/elements.ts';
import { events } from '../../public-interface/events.ts';
import { orderParameters, travellingParameters } from '../../public-interface/parameters.ts';
import { parts } from '../../public-interface/parts.ts';
import { scriptApi } from '../../public-interface/script-api.ts';
import { storedValues } from '../../public-interface/stored-values.ts';
import { tokens } from '../../public-interface/tokens.ts';
import { attributeEntries, elementEntries, elementLink, scriptAttributeEntries } from './element-entries.ts';
import { callMessages, fieldMessages, refusalTable } from './error-entries.ts';
import { allNamed, cell, idOf, named, table } from './markdown-table.ts';
import { pages } from './pages.ts';
import { themeEntries } from './themes.ts';
import { typeText } from './type-text.ts';

/** Types of the script API's members as text. They are repeated here, because types do not exist at runtime. */
const memberTypes: Readonly<Record<string, string>> = {
  mount:
    '(name: WidgetName, place?: string | Element | null, attributes?: WidgetOptions) =>\n  { update(attributes: WidgetOptions): void; destroy(): void }',
  on: '<Type extends EventType>(type: Type, listener: (event: CustomEvent<WidgetEvents[Type]>) => void) => void',
  off: '<Type extends EventType>(type: Type, listener: (event: CustomEvent<WidgetEvents[Type]>) => void) => void',
  ready: '(run: (site: Bootstrap) => void) => void',
  consent: '(isGranted: boolean) => void',
  push: '(...commands: [name: string, ...values: unknown[]][]) => void',
  version: 'string',
} satisfies Record<keyof typeof scriptApi, string>;

const memberEntries = () =>
  Object.entries(scriptApi)
    .map(([name, { call, does }]) =>
      [
        `## ${call} {#${idOf('member', name)}}`,
        `${does.charAt(0).toUpperCase()}${does.slice(1)}.`,
        `\`\`\`ts\ntype ${name.charAt(0).toUpperCase()}${name.slice(1)} = ${memberTypes[name]};\n\`\`\``,
      ].join('\n\n'),
    )
    .join('\n\n');

const eventEntries = () =>
  Object.entries(events)
    .map(([type, { of, text, detail }]) =>
      [
        `## octavo:${type} {#${idOf('event', type)}}`,
        `\`detail\`: ${text}.`,
        `\`\`\`ts\ntype Detail = ${typeText(detail)};\n\`\`\``,
        `Fired by ${of.length === elements.length ? 'every widget' : of.map(elementLink).join(', ')}. Type of the event: \`CustomEvent<WidgetEvents['${type}']>\`.`,
      ].join('\n\n'),
    )
    .join('\n\n');

const tokenEntries = () =>
  table(
    ['token', 'value', 'changes'],
    tokens.map(({ names, value, changes }) => [allNamed('token', names, '--octavo-'), value, changes]),
  );

const partEntries = () =>
  table(
    ['part', 'element'],
    parts.map(({ names, element }) => [allNamed('part', names), element]),
  );

const kinds = {
  partner: 'partner',
  campaign: 'campaign',
  visit: 'visit; needs consent where you ask for it',
};

const travellingEntries = () =>
  table(
    ['parameter', 'kind', 'meaning'],
    travellingParameters.map(({ names, kind, meaning }) => [
      allNamed('parameter', names),
      kinds[kind],
      cell(meaning),
    ]),
  );

const orderParameterEntries = () =>
  table(
    ['parameter', 'values'],
    orderParameters.map(({ names, values }) => [allNamed('order-parameter', names), values]),
  );

const storedEntries = () =>
  table(
    ['value', 'where', 'holds', 'until', 'waits for consent'],
    storedValues.map(({ name, where, holds, until, needsConsent }) => [
      named('stored', name),
      where,
      holds,
      until,
      needsConsent ? 'yes' : 'no',
    ]),
  );

const enhancementEntries = () =>
  table(
    ['feature', 'without it'],
    [
      ...Object.entries(newerStyles),
      ...Object.entries(newerApis).map(([name, { without }]) => [name, without] as const),
    ].map(([name, without]) => [`\`${name}\``, cell(without)]),
  );

const cards = () =>
  [
    '<ul class="cards">',
    ...pages
      .slice(1)
      .map(
        ({ address, name, about }) => `<li><a href="${address}"><b>${name}</b><span>${about}</span></a></li>`,
      ),
    '</ul>',
  ].join('\n');

/** Functions that write Markdown tables and entries, by name. */
export type Entries = Readonly<Record<string, () => string>>;

/** All entries, except for the calls of the API. A guide includes them by their names. */
export const entries: Entries = {
  elements: elementEntries,
  attributes: attributeEntries,
  'script-attributes': scriptAttributeEntries,
  'script-api': memberEntries,
  events: eventEntries,
  tokens: tokenEntries,
  parts: partEntries,
  'travelling-parameters': travellingEntries,
  'order-parameters': orderParameterEntries,
  'stored-values': storedEntries,
  'field-messages': fieldMessages,
  'call-messages': callMessages,
  refusals: refusalTable,
  enhancements: enhancementEntries,
  themes: themeEntries,
  cards,
};
