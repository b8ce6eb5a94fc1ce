import type { OpenApi } from '../../../server/openapi/document.ts';
import type { Entries } from '../entries.ts';
import { cell, idOf, table } from '../markdown-table.ts';
import { typeText } from '../type-text.ts';
import { type ApiCall, listCalls } from './api-calls.ts';

/**
 * Pages with calls of the API. Each page shows the calls whose path continues with one of these parts after
 * `/v1/client/`.
 */
const callPages: Readonly<Record<string, readonly string[]>> = {
  'api-site': ['bootstrap', 'site-config', 'dictionaries', 'location', 'price-list', 'page', 'statistics'],
  'api-account': [
    'registration',
    'login',
    'login-token',
    'identity',
    'ping',
    'session',
    'sessions',
    'password',
    'logout',
  ],
  'api-orders': ['order', 'orders', 'file', 'attachments', 'bonus', 'rate-service', 'rate-writer'],
  'api-writers': ['preferred-writers'],
};

const pageOf = ({ tag, path }: ApiCall): string => {
  const [page] = Object.entries(callPages).find(([, tags]) => tags.includes(tag)) ?? [];
  if (!page) throw new Error(`No page of the guides shows the call ${path}.`);
  return page;
};

/** Returns a shell command that sends the call. Names in braces in the path become shell variables. */
const commandOf = ({ method, path, needsSession, body, isUpload }: ApiCall) => {
  const address = path.replace('{version}', 'v1').replace(/\{(\w+)\}/g, '$$$1');
  const options = [
    method !== 'GET' && `--request ${method}`,
    `--header 'x-identity: my.papers.example'`,
    needsSession && '--header "x-authorization: Bearer $token"',
    body && (isUpload ? '--form file=@outline.pdf' : '--json @body.json'),
  ].filter(Boolean);
  return [`curl "https://api.papers.example${address}"`, ...options].join(' \\\n  ');
};

const codeBlock = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;
const typeBlock = (name: string, schema: object) => codeBlock('ts', `type ${name} = ${typeText(schema)};`);

const entryOf = (call: ApiCall): string => {
  const { id, method, path, summary, parameters, body, isUpload, status, answer } = call;
  const notes = [
    `\`${id}\`: ${summary}.`,
    call.needsSession && 'For customers who have logged in.',
    call.isOwn && "Octavo's own call: the widgets also work with a server without it.",
  ].filter(Boolean);
  return [
    `## ${method} ${path} {#${idOf('call', id)}}`,
    notes.join(' '),
    codeBlock('sh', commandOf(call)),
    ...(parameters.length
      ? [
          table(
            ['parameter', 'in', 'meaning'],
            parameters.map(({ name, place, meaning }) => [`\`${name}\``, place, cell(meaning)]),
          ),
        ]
      : []),
    ...(body
      ? [
          isUpload ? 'Body, as `multipart/form-data`:' : 'Body, as a form, url-encoded or JSON:',
          typeBlock('Body', body),
        ]
      : []),
    ...(answer
      ? [`Answer, status ${status}:`, typeBlock('Answer', answer)]
      : [`Answer: status ${status} without a body.`]),
  ].join('\n\n');
};

/** Creates the functions that write the entries of the provider API, by the name with which a guide includes them. */
export const createApiEntries = (document: OpenApi): Entries => {
  const calls = listCalls(document);
  const pages = Object.keys(callPages).map((page) => {
    const shown = () => calls.filter((call) => pageOf(call) === page);
    return [page, () => shown().map(entryOf).join('\n\n')] as const;
  });
  const list = () =>
    table(
      ['call', 'does', 'login', 'origin'],
      calls.map((call) => [
        `[\`${call.method} ${call.path}\`](/docs/${pageOf(call)}/#${idOf('call', call.id)})`,
        cell(call.summary),
        call.needsSession ? 'yes' : 'no',
        call.isOwn ? 'Octavo' : 'specification',
      ]),
    );
  return { ...Object.fromEntries(pages), 'api-calls': list };
};
