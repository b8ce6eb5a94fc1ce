import type { Entries } from '../entries.ts';
import { cell, idOf, table } from '../markdown-table.ts';
import { typeText } from '../type-text.ts';
import type { ApiDocument } from './read-open-api.ts';

/** Guides with calls of the API. Each shows the calls with one of these tags. */
const guides: Readonly<Record<string, readonly string[]>> = {
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

const guideOf = (tag: string): string => {
  const [guide] = Object.entries(guides).find(([, tags]) => tags.includes(tag)) ?? [];
  if (!guide) throw new Error(`No guide shows the calls with the tag "${tag}".`);
  return guide;
};

/** Lists the calls of the document, in its order. */
const listCalls = ({ paths, components }: ApiDocument) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses, requestBody, ...call }]) => {
      const [[status, answer] = ['', {}]] = Object.entries(responses);
      const parameters = call.parameters.flatMap((one) =>
        '$ref' in one ? (components.parameters[one.$ref.split('/').at(-1) ?? ''] ?? []) : one,
      );
      return {
        ...call,
        name: `${method.toUpperCase()} ${path}`,
        guide: guideOf(call.tags[0]),
        isOwn: call['x-octavo-origin'] === 'octavo',
        isUpload: Boolean(requestBody && !('application/json' in requestBody.content)),
        body: Object.values(requestBody?.content ?? {})[0]?.schema,
        status,
        answer: Object.values(answer.content ?? {})[0]?.schema,
        parameters,
      };
    }),
  );

type Call = ReturnType<typeof listCalls>[number];

/** Returns a shell command that sends the call. Names in braces in the path become shell variables. */
const commandOf = ({ name, security, body, isUpload }: Call) => {
  const [method, path = ''] = name.split(' ');
  const address = path.replace('{version}', 'v1').replace(/\{(\w+)\}/g, '$$$1');
  const options = [
    method !== 'GET' && `--request ${method}`,
    `--header 'x-identity: my.papers.example'`,
    security && '--header "x-authorization: Bearer $token"',
    body && (isUpload ? '--form file=@outline.pdf' : '--json @body.json'),
  ].filter(Boolean);
  return [`curl "https://api.papers.example${address}"`, ...options].join(' \\\n  ');
};

const typeBlock = (name: string, schema: object) => `\`\`\`ts\ntype ${name} = ${typeText(schema)};\n\`\`\``;

const parameterTable = (parameters: Call['parameters']) =>
  table(
    ['parameter', 'in', 'meaning'],
    parameters.map(({ name, in: place, description, schema }) => [
      `\`${name}\``,
      place,
      cell(description ?? schema.type ?? ''),
    ]),
  );

const entryOf = (call: Call): string => {
  const { operationId, name, summary, parameters, body, isUpload, status, answer } = call;
  const login = call.security && ' For customers who have logged in.';
  const origin = call.isOwn && " Octavo's own call: the widgets also work with a server without it.";
  return [
    `## ${name} {#${idOf('call', operationId)}}`,
    `\`${operationId}\`: ${summary}.${login || ''}${origin || ''}`,
    `\`\`\`sh\n${commandOf(call)}\n\`\`\``,
    parameters.length > 0 && parameterTable(parameters),
    body && (isUpload ? 'Body, as `multipart/form-data`:' : 'Body, as a form, url-encoded or JSON:'),
    body && typeBlock('Body', body),
    answer ? `Answer, status ${status}:` : `Answer: status ${status} without a body.`,
    answer && typeBlock('Answer', answer),
  ]
    .filter(Boolean)
    .join('\n\n');
};

/** Creates the functions that write the entries of the provider API, by the name with which a guide includes them. */
export const createApiEntries = (document: ApiDocument): Entries => {
  const calls = listCalls(document);
  const entriesOf = (guide: string) => () =>
    calls
      .filter((call) => call.guide === guide)
      .map(entryOf)
      .join('\n\n');
  const list = () =>
    table(
      ['call', 'does', 'login', 'origin'],
      calls.map(({ name, guide, operationId, summary, security, isOwn }) => [
        `[\`${name}\`](/docs/${guide}/#${idOf('call', operationId)})`,
        cell(summary),
        security ? 'yes' : 'no',
        isOwn ? 'Octavo' : 'specification',
      ]),
    );
  return {
    ...Object.fromEntries(Object.keys(guides).map((guide) => [guide, entriesOf(guide)])),
    'api-calls': list,
  };
};
