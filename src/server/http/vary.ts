import type { FastifyReply } from 'fastify';

/** Tells caches that the response depends on a header of the request, beside those that were named before. */
export const addVary = (reply: FastifyReply, header: string): FastifyReply => {
  const before = reply.getHeader('vary');
  return reply.header('vary', before ? `${before}, ${header}` : header);
};
