import type { FastifyReply, FastifyRequest } from 'fastify';
import { internalError, Refusal, refusalOf } from '../errors.ts';
import { sendReadable } from './headers/response-headers.ts';
import { requestFields } from './log.ts';
import type { RefusalName } from './refusals/refusals.ts';
import type { SecurityEvents } from './security-events.ts';

export type SendError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => void;

/** Refusals that are not logged for each request, because they come in great numbers and would fill the disk. */
const ownLimits: readonly RefusalName[] = ['busy', 'diskFull', 'recordsUnavailable'];

/** Sends refusals as they are and hides all other errors. Errors with a status of 500 or more are logged. */
export const createErrorSender =
  (securityEvents: Pick<SecurityEvents, 'recordRefusal'>): SendError =>
  (error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal) securityEvents.recordRefusal(refusal, request);
    const isOwnLimit = error instanceof Refusal && ownLimits.includes(error.reason);
    if (!refusal || (refusal.status >= 500 && !isOwnLimit))
      request.log.error({ ...requestFields(request), err: error }, 'The request failed');
    if (refusal?.retryAfter) sendReadable(reply, { 'retry-after': String(refusal.retryAfter) });
    void reply.code(refusal?.status ?? 500).send(refusal?.fieldErrors ?? internalError);
  };
