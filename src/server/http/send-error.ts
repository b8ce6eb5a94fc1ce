import type { FastifyReply, FastifyRequest } from 'fastify';
import { internalError, Refusal, refusalOf } from '../errors.ts';
import { sendReadable } from './cors.ts';
import { requestFields } from './log.ts';
import type { SecurityEvents } from './security-events.ts';

export type SendError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => void;

/** Sends refusals as they are and hides all other errors. Errors with a status of 500 or more are logged. */
export const createErrorSender =
  (securityEvents: Pick<SecurityEvents, 'recordRefusal'>): SendError =>
  (error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal) securityEvents.recordRefusal(refusal, request);
    // A refusal by the server's own limits needs no line for each request, which would fill the rest of a full disk.
    const isOwnLimit = error instanceof Refusal && ['busy', 'diskFull'].includes(error.reason);
    if (!refusal || (refusal.status >= 500 && !isOwnLimit))
      request.log.error({ ...requestFields(request), err: error }, 'The request failed');
    if (refusal?.retryAfter) sendReadable(reply, { 'retry-after': String(refusal.retryAfter) });
    void reply.code(refusal?.status ?? 500).send(refusal?.fieldErrors ?? internalError);
  };
