import type { FastifyReply } from 'fastify';

/** Adds a header of the request to `Vary`, because the response depends on it. */
export const addVary = (reply: FastifyReply, header: string): FastifyReply => {
  const before = reply.getHeader('vary');
  return reply.header('vary', before ? `${before}, ${header}` : header);
};
