import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../../server/app.ts';
import { compose } from '../../../server/compose.ts';
import type { OpenApi } from '../../../server/openapi/document.ts';
import { readSettings } from '../../../server/settings/settings.ts';

/**
 * Reads the OpenAPI document from a server that is created for this and never listens, so that the guides show the
 * calls that are really registered.
 */
export const readOpenApi = async (): Promise<OpenApi> => {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-guides-'));
  const settings = { ...readSettings({}), dataFolder: folder, distFolder: join(folder, 'dist') };
  const { deps, close } = await compose(settings);
  const app = await buildApp(deps);
  const response = await app.inject({ url: '/v1/openapi.json', headers: { host: 'api.localhost:8080' } });
  await app.close();
  await close();
  await rm(folder, { recursive: true });
  return response.json<OpenApi>();
};
