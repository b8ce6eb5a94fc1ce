import { createServer } from 'node:http';
import { listen } from './listen.ts';

interface Person {
  id?: string;
  email?: string;
  first_name?: string;
  last_name?: string;
}

/** Starts a local server that answers like Facebook's Graph API. `tokens` has apps and persons; unknown tokens are refused. */
export const startFakeFacebook = async () => {
  const tokens = new Map<string, { app: string; person: Person }>();
  let requestCount = 0;
  const server = createServer((request, response) => {
    requestCount += 1;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://graph');
    const account = tokens.get(searchParams.get('access_token') ?? '');
    const answers: Record<string, unknown> = {
      '/v3.3/app': account && { id: account.app },
      '/v3.3/me': account?.person,
    };
    const body = answers[pathname] ?? { error: { type: 'OAuthException', code: 190 } };
    response.writeHead(answers[pathname] ? 200 : 400, { 'content-type': 'application/json' });
    response.end(searchParams.get('access_token') === 'broken' ? '<html>' : JSON.stringify(body));
  });
  const { origin, stop } = await listen(server);
  return { url: `${origin}/v3.3`, tokens, requestCount: () => requestCount, stop };
};
