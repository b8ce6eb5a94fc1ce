import type { CallDeps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import { cachedBriefly, sendContent, withText } from '../http/content.ts';
import { readHost, schemeOf } from '../http/hosts.ts';
import { createDocument } from './document.ts';

/** Registers the OpenAPI document, which is created from the routes at the first request, and the way to the guides about it. */
export const registerOpenApi = ({ app, sites, router: { rows } }: CallDeps): void => {
  const createContent = () =>
    withText(
      { type: 'application/json; charset=utf-8', cacheControl: cachedBriefly },
      JSON.stringify(createDocument(rows)),
    );
  let content: ReturnType<typeof createContent> | undefined;
  app.get('/v1/openapi.json', async (request, reply) => {
    content ??= createContent();
    return sendContent({ request, reply }, await content);
  });
  app.get('/v1/docs', async (request, reply) => {
    const site = await sites.find(readHost(request.host).site);
    if (!site) throw new Refusal('notFound');
    return reply.redirect(`${schemeOf(site.host)}://${site.host}/docs/api/`);
  });
};
