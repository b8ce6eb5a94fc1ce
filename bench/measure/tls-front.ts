import { Agent, request as httpRequest } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { listen } from '../../test/support/services/listen.ts';
import { selfSigned } from '../../test/support/services/self-signed.ts';

/** Names of headers that belong to an HTTP/1 connection. HTTP/2 forbids them. */
const ownToConnection = ['connection', 'keep-alive', 'transfer-encoding'];

const forward =
  (agent: Agent) =>
  (request: Http2ServerRequest, response: Http2ServerResponse): void => {
    const host = request.authority ?? request.headers.host ?? '';
    const headers = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'));
    const upstream = httpRequest(
      {
        agent,
        host: '127.0.0.1',
        port: Number(host.split(':')[1]),
        method: request.method,
        path: request.url,
        headers: { ...Object.fromEntries(headers), host },
      },
      (answer) => {
        const allowedHeaders = Object.entries(answer.headers).filter(
          ([name]) => !ownToConnection.includes(name),
        );
        response.writeHead(answer.statusCode ?? 502, Object.fromEntries(allowedHeaders));
        answer.pipe(response);
      },
    );
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  };

/** Starts a proxy with TLS and HTTP/2, like that of a provider. It forwards to the local port in the request's host. */
export const startTlsFront = async () => {
  const agent = new Agent({ keepAlive: true });
  const { key, certificate: cert } = await selfSigned(['localhost']);
  const server = createSecureServer({ key, cert, allowHTTP1: true }, forward(agent));
  const { port, stop } = await listen(server);
  return {
    port,
    stop: () => {
      agent.destroy();
      return stop();
    },
  };
};
