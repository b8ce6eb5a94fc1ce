import { createHash } from 'node:crypto';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import type { CallDeps } from '../deps.ts';
import { cachedBriefly, escapeHtml, sendContent, withText } from '../http/content.ts';
import { createDocument, type OpenApi } from './document.ts';

const escaped = (text: unknown) => escapeHtml(String(text));

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 0.5rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 0.5rem; text-transform: capitalize; }
details { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
summary { display: grid; grid-template-columns: 4.5rem minmax(0, 1fr); gap: 0 0.5rem; padding: 0.75rem 0; cursor: pointer; }
summary span { grid-column: 2; opacity: 0.75; }
b { font-weight: 600; }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { margin: 0 0 1rem; padding: 1rem; overflow-x: auto; border-radius: 0.5rem; background: color-mix(in srgb, currentColor 7%, transparent); }
h3 { font-size: 0.875rem; margin: 0 0 0.25rem; }
@media (min-width: 40rem) { summary { grid-template-columns: 4.5rem minmax(0, 1fr) auto; } summary span { grid-column: auto; } }
`;

/** Content security policy of the page, which contains its style and loads no other file. */
const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const either = (choices: readonly unknown[]) =>
  choices.every((choice) => typeof choice === 'string') ? choices.join(' or ') : { 'one of': choices };

/** Returns a value as a record; an empty record if the value is no object. */
const partsOf = (value: unknown): UnknownFields => Object(value);

/** Summarises a schema as the names of fields with their types. */
const sketch = (schema: unknown): unknown => {
  const { type, properties, items, anyOf, patternProperties, description, ...rest } = partsOf(schema);
  if (Array.isArray(anyOf)) return either(anyOf.map(sketch));
  if (properties) {
    const required = Object.values(partsOf(rest.required));
    const fields = Object.entries(partsOf(properties));
    return Object.fromEntries(
      fields.map(([name, field]) => [required.includes(name) ? name : `${name}?`, sketch(field)]),
    );
  }
  if (items) return [sketch(items)];
  if (patternProperties) return { '…': sketch(Object.values(partsOf(patternProperties))[0]) };
  return [rest.const ?? rest.format ?? type ?? 'anything', description].filter(Boolean).join(': ');
};

const block = (title: string, value: unknown) =>
  value === undefined
    ? ''
    : `<h3>${escaped(title)}</h3><pre>${escaped(JSON.stringify(value, null, 2))}</pre>`;

const parametersOf = (parameters: unknown, components: unknown) => {
  const shared = partsOf(partsOf(components).parameters);
  const named = Object.values(partsOf(parameters)).map((parameter) => {
    const { $ref } = partsOf(parameter);
    return partsOf($ref ? shared[String($ref).split('/').at(-1) ?? ''] : parameter);
  });
  return named.length === 0
    ? undefined
    : Object.fromEntries(
        named.map(({ name, in: place, description, schema }) => [
          `${name} (${place})`,
          description ?? sketch(schema),
        ]),
      );
};

const schemaOf = (content: unknown) => partsOf(Object.values(partsOf(content))[0]).schema;

interface RegisteredCall {
  method: string;
  path: string;
  details: Record<string, unknown>;
}

const operation = ({ method, path, details }: RegisteredCall, components: unknown) => {
  const { summary, parameters, requestBody, responses, security } = details;
  const [[status, success] = ['', {}]] = Object.entries(partsOf(responses));
  const { content } = partsOf(success);
  const isOwn = details['x-octavo-origin'] === 'octavo';
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escaped(path)}</code> <span>${escaped(summary)}</span></summary>
${security ? '<p>For clients who have logged in: <code>x-authorization: Bearer TOKEN</code></p>' : ''}
${isOwn ? '<p>Octavo’s own call: the widgets work with a server that does not offer it.</p>' : ''}
${block('Parameters', parametersOf(parameters, components))}
${requestBody ? block('Body: a form, url-encoded or JSON', sketch(schemaOf(partsOf(requestBody).content))) : ''}
${content ? block(`Answer, ${status}`, sketch(schemaOf(content))) : `<p>Answers ${escaped(status)} without a body.</p>`}</details>`;
};

/** Creates the document as an HTML page without scripts. */
const createPage = ({ info, paths, components }: OpenApi): string => {
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, details] of Object.entries(methods)) {
      const tag = String(Object.values(partsOf(details.tags))[0] ?? '');
      groups.set(tag, [...(groups.get(tag) ?? []), operation({ method, path, details }, components)]);
    }
  const sections = [...groups].map(
    ([tag, calls]) => `<section><h2>${escaped(tag)}</h2>${calls.join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)}</title><style>${style}</style></head><body><main>
<h1>${escaped(info.title)}</h1>
<p>Every call, as it is registered. For programs: <a href="/v1/openapi.json">openapi.json</a>. A refusal is a list of
<code>{property, message}</code>.</p>
${sections.join('\n')}</main></body></html>
`;
};

const contentOf = (type: string, text: string) => withText({ type, cacheControl: cachedBriefly }, text);

/** Registers the OpenAPI document and its page. Both are created from the routes at the first request. */
export const registerOpenApi = ({ app, router: { rows } }: CallDeps): void => {
  const createContents = async () => {
    const document = createDocument(rows);
    return {
      json: await contentOf('application/json; charset=utf-8', JSON.stringify(document)),
      page: await contentOf('text/html; charset=utf-8', createPage(document)),
    };
  };
  let contents: ReturnType<typeof createContents> | undefined;
  const getContents = () => {
    contents ??= createContents();
    return contents;
  };
  app.get('/v1/openapi.json', async (request, reply) =>
    sendContent({ request, reply }, (await getContents()).json),
  );
  app.get('/v1/docs', async (request, reply) => {
    reply.headers({
      'content-security-policy': pagePolicy,
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    });
    return sendContent({ request, reply }, (await getContents()).page);
  });
};
