import * as calls from '../../api/calls.ts';
import type { Client } from '../../api/client.ts';
import { askOnce } from '../../api/deferred.ts';
import type { RulePage } from '../../api/resources.ts';
import type { Result } from '../../api/result.ts';

export interface Rules {
  /** Loads a rule page by its slug, once; a failed request can be repeated. */
  open(slug: string): Promise<Result<RulePage>>;
}

export const createRules = (client: Client): Rules => ({
  open: askOnce(
    (slug) => client.send(calls.rule, { params: { slug } }),
    ({ failed }) => failed,
  ),
});
