import type { Entries } from '../entries.ts';
import { cell, code, table } from '../markdown-table.ts';
import type { ApiDocument } from './read-open-api.ts';
import { typeText } from './type-text.ts';

/** Lists the calls of the document, in its order. */
const listCalls = ({ paths, components }: ApiDocument) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses, requestBody, ...call }]) => {
      const [[status, answer] = ['', {}]] = Object.entries(responses);
      // The page about requests describes `x-identity`, which every call has.
      const parameters = call.parameters
        .flatMap((one) =>
          '$ref' in one ? (components.parameters[one.$ref.split('/').at(-1) ?? ''] ?? []) : one,
        )
        .filter((one) => one.name !== 'x-identity');
      return {
        ...call,
        name: `${method.toUpperCase()} ${path}`,
        isOwn: call['x-octavo-origin'] === 'octavo',
        roles: call['x-octavo-roles'],
        isUpload: Boolean(requestBody && !('application/json' in requestBody.content)),
        body: Object.values(requestBody?.content ?? {})[0]?.schema,
        status,
        answer: Object.values(answer.content ?? {})[0]?.schema,
        parameters,
      };
    }),
  );

type Call = ReturnType<typeof listCalls>[number];

/** Tag of the calls of the office. Their session is a cookie of the host `office.`. */
const officeTag = 'office';

/** Returns a shell command that sends the call. Names in braces in the path become shell variables. */
const commandOf = ({ name, tags, security, body, isUpload }: Call) => {
  const [method, path = ''] = name.split(' ');
  const address = path.replace('{version}', 'v1').replace(/\{(\w+)\}/g, '$$$1');
  const isOfOffice = tags[0] === officeTag;
  const host = `${isOfOffice ? 'office' : 'api'}.papers.example`;
  const session = isOfOffice
    ? '--cookie "__Host-octavo-session=$session"'
    : '--header "x-authorization: Bearer $token"';
  const options = [
    method !== 'GET' && `--request ${method}`,
    isOfOffice
      ? method !== 'GET' && `--header 'origin: https://${host}'`
      : `--header 'x-identity: my.papers.example'`,
    security && session,
    body && (isUpload ? '--form file=@outline.pdf' : '--json @body.json'),
  ].filter(Boolean);
  return [`curl "https://${host}${address}"`, ...options].join(' \\\n  ');
};

const typeBlock = (name: string, schema: object) => `\`\`\`ts\ntype ${name} = ${typeText(schema)};\n\`\`\``;

const parameterTable = (parameters: Call['parameters']) => {
  const isInQuery = parameters.every((one) => one.in === 'query');
  return table(
    [isInQuery ? 'parameter of the query' : 'parameter', 'meaning'],
    parameters.map(({ name, in: place, description, schema }) => [
      isInQuery ? code(name) : `${code(name)} ${place}`,
      cell(description ?? schema.description ?? ''),
    ]),
  );
};

/** Says for whom a call is. The page of the office says once that its calls are Octavo's own and need a login. */
const remarkOf = ({ tags, security, isOwn, roles }: Call) => {
  if (tags[0] === officeTag) return roles ? ` For the role ${roles.join(' or ')}.` : '';
  const login = security ? ' For customers who have logged in.' : '';
  return isOwn ? `${login} Octavo's own call: the widgets also work with a server without it.` : login;
};

const entryOf = (call: Call): string => {
  const { operationId, name, summary, parameters, body, isUpload, status, answer } = call;
  return [
    `## ${operationId}`,
    `${code(name)}: ${summary}.${remarkOf(call)}`,
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

/** Creates the function that writes the entries of the calls with these tags. */
export const createApiEntries = (document: ApiDocument): Entries => {
  const calls = listCalls(document);
  return {
    calls: (tags) =>
      calls
        .filter((call) => tags.includes(call.tags[0]))
        .map(entryOf)
        .join('\n\n'),
  };
};
