import { createServer, type Server } from 'node:http';
import type { Log } from '../../http/log.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Metrics } from './create-metrics.ts';

/** Serves the metrics on a separate port, so that no proxy shows them to visitors. Resolves once the port is open. */
export const serveMetrics = (
  { registry }: Pick<Metrics, 'registry'>,
  { port, host }: NonNullable<Settings['metrics']>,
  log: Pick<Log, 'error'>,
): Promise<Server> => {
  const server = createServer((request, response) => {
    const isAsked =
      ['GET', 'HEAD'].includes(request.method ?? '') && request.url?.split('?')[0] === '/metrics';
    if (!isAsked) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('The metrics are at /metrics.\n');
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error) => {
        log.error(error);
        response.writeHead(500).end();
      },
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => resolve(server));
  });
};
