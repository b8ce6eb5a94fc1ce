import type { CallDeps } from '../deps.ts';
import { cachedBriefly, sendContent, withText } from '../http/content.ts';
import { createDocument } from './document.ts';
import { createPage, pagePolicy } from './page.ts';

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
