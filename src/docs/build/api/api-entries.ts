import type { EntryWriters } from '../entries.ts';
import { fieldTable, schemaFields, typeText } from './field-table.ts';
import type { ApiDocument } from './read-open-api.ts';

/** Lists the calls of the document, in its order. */
const listCalls = ({ paths, components }: ApiDocument) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses, requestBody, ...call }]) => {
      const [[status, answer] = ['', {}]] = Object.entries(responses);
      const parameterOf = (one: { $ref: string }) =>
        components.parameters[one.$ref.split('/').at(-1) ?? ''] ?? [];
      const [type, body] = Object.entries(requestBody?.content ?? {}).at(-1) ?? [];
      return {
        ...call,
        path,
        method: method.toUpperCase(),
        isOffice: call.tags[0] === 'office',
        isUpload: type === 'multipart/form-data',
        body,
        status,
        answer: Object.values(answer.content ?? {})[0]?.schema,
        // The page about requests describes `x-identity`, which every call has.
        parameters: call.parameters
          .flatMap((one) => ('$ref' in one ? parameterOf(one) : one))
          .filter((one) => one.name !== 'x-identity'),
      };
    }),
  );

type Call = ReturnType<typeof listCalls>[number];

/** Returns a shell command that sends the call with its examples. Names without one become shell variables. */
const shellCommand = ({ path, method, parameters, security, isOffice, body, isUpload }: Call) => {
  const example = (name: string) => parameters.find((one) => one.name === name)?.example ?? `$${name}`;
  const query = parameters
    .filter((one) => one.in === 'query' && one.example)
    .map((one) => `${one.name}=${one.example}`);
  const host = `https://${isOffice ? 'office' : 'api'}.papers.example`;
  const address = host + path.replace(/\{(\w+)\}/g, (_, name) => example(name));
  const session = isOffice
    ? '--cookie "__Host-octavo-session=$session"'
    : '--header "x-authorization: Bearer $token"';
  const json = JSON.stringify(body?.example ?? {}, null, 2).replaceAll("'", "'\\''");
  const options = [
    query.length > 0 && `--get --data '${query.join('&')}'`,
    method !== (body ? 'POST' : 'GET') && `--request ${method}`,
    isOffice && method !== 'GET' && `--header 'origin: ${host}'`,
    security && session,
    body && (isUpload ? "--form 'file=tides,moons;filename=topics.csv'" : `--json '${json}'`),
  ].filter(Boolean);
  return [`curl "${address}"`, ...options].join(' \\\n  ');
};

/** Says who may send a call. The page of the office says once that its calls are Octavo's own and need a login. */
const accessText = ({ isOffice, security, 'x-octavo-roles': roles, 'x-octavo-origin': origin }: Call) =>
  [
    roles && `For the role ${roles.join(' or ')}.`,
    !isOffice && security && 'For customers who have logged in.',
    !isOffice && origin === 'octavo' && "Octavo's own call: the widgets also work with a server without it.",
  ]
    .filter(Boolean)
    .join(' ');

const parameterTable = (parameters: Call['parameters']) => {
  const isInQuery = parameters.every((one) => one.in === 'query');
  const fields = parameters.map(({ name, in: place, required = false, description, schema }) => ({
    name,
    type: isInQuery ? typeText(schema) : `${typeText(schema)} in the ${place}`,
    isRequired: required,
    meaning: description,
  }));
  return fieldTable(isInQuery ? 'parameter of the query' : 'parameter', fields);
};

const callEntry = (call: Call): string => {
  const { operationId, path, method, summary, parameters, body, isUpload, status, answer } = call;
  const answerFields = answer ? schemaFields(answer) : [];
  return [
    `<details>\n<summary>\n\n## ${operationId}\n\n<code>\n${method} ${path}\n</code>\n<span>\n${summary}\n</span>\n</summary>`,
    accessText(call),
    `\`\`\`sh\n${shellCommand(call)}\n\`\`\``,
    parameters.length > 0 && parameterTable(parameters),
    body && (isUpload ? 'Body, as `multipart/form-data`:' : 'Body, as a form, url-encoded or JSON:'),
    body && fieldTable('field', schemaFields(body.schema)),
    answer ? `Answer, status ${status}: ${typeText(answer)}` : `Answer: status ${status} without a body.`,
    answerFields.length > 0 && fieldTable('field', answerFields, ['always there', 'may be absent']),
    '</details>',
  ]
    .filter(Boolean)
    .join('\n\n');
};

/** Creates the function that writes the entries of the calls with these tags. */
export const createApiEntries = (document: ApiDocument): EntryWriters => {
  const calls = listCalls(document);
  return {
    calls: (tags) =>
      calls
        .filter((call) => tags.includes(call.tags[0]))
        .map(callEntry)
        .join('\n\n'),
  };
};
