import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../../server/app.ts';
import { compose } from '../../../server/compose.ts';
import { readSettings } from '../../../server/settings/settings.ts';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description: string;
  example?: string;
  schema: object;
}

/** Schemas by media type. They are the same for each type. */
type Content = Readonly<Record<string, { schema: object; example?: object }>>;

interface Operation {
  operationId: string;
  summary: string;
  tags: readonly [string];
  'x-octavo-origin': 'octavo' | 'specification';
  /** Roles of the office that may send the call. */
  'x-octavo-roles'?: readonly string[];
  /** Present if the call needs a login. */
  security?: object;
  parameters: readonly (Parameter | { $ref: string })[];
  requestBody?: { content: Content };
  /** Answers by their status. The success is the first. */
  responses: Readonly<Record<string, { content?: Content }>>;
}

/** The parts of the OpenAPI document that the guides show. */
export interface ApiDocument {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { parameters: Readonly<Record<string, Parameter>> };
}

/**
 * Reads the OpenAPI document from a server that is created for this and never listens, so that the guides show the
 * calls that are really registered.
 */
export const readOpenApi = async (): Promise<ApiDocument> => {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-guides-'));
  const settings = { ...readSettings({}), dataFolder: folder, distFolder: join(folder, 'dist') };
  const { deps, close } = await compose(settings);
  const app = await buildApp(deps);
  const response = await app.inject({ url: '/v1/openapi.json', headers: { host: 'api.localhost:8080' } });
  await app.close();
  await close();
  await rm(folder, { recursive: true });
  return response.json<ApiDocument>();
};
