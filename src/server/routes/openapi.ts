import type { FastifyInstance } from 'fastify';
import { cachedBriefly, sendContent, withText } from '../content/content.ts';
import type { Row } from '../http/router.ts';
import { createDocument } from '../openapi/document.ts';
import { createPage, pagePolicy } from '../openapi/page.ts';

const contentOf = (type: string, text: string) => withText({ type, cacheControl: cachedBriefly }, text);

/** What the API is, for programs and for people, written from the routes themselves when first asked for. */
export const registerOpenApi = (app: FastifyInstance, rows: readonly Row[]): void => {
  const write = async () => {
    const document = createDocument(rows);
    return {
      json: await contentOf('application/json; charset=utf-8', JSON.stringify(document)),
      page: await contentOf('text/html; charset=utf-8', createPage(document)),
    };
  };
  let written: ReturnType<typeof write> | undefined;
  const ask = () => {
    written ??= write();
    return written;
  };
  app.get('/v1/openapi.json', async (request, reply) => sendContent(request, reply, (await ask()).json));
  app.get('/v1/docs', async (request, reply) => {
    reply.headers({
      'content-security-policy': pagePolicy,
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    });
    return sendContent(request, reply, (await ask()).page);
  });
};
