import * as calls from '../../api/calls.ts';
import type { Client } from '../../api/client.ts';
import type { RulePage } from '../../api/resources.ts';
import type { Result } from '../../api/result.ts';

export interface Rules {
  /** A rule page by its slug, asked for once; a failed request is forgotten, so that it can be repeated (ORD-10). */
  open(slug: string): Promise<Result<RulePage>>;
}

export const createRules = (client: Client): Rules => {
  const asked = new Map<string, Promise<Result<RulePage>>>();
  const open = (slug: string) => {
    const known = asked.get(slug);
    if (known) return known;
    const request = client.send(calls.rule, { params: { slug } }).then((answer) => {
      if (answer.failed) asked.delete(slug);
      return answer;
    });
    asked.set(slug, request);
    return request;
  };
  return { open };
};
