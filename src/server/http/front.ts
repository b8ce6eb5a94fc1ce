import { createServer, type RequestListener, type Server } from 'node:http';
import type { StandingAnswers } from './cached-responses.ts';

/**
 * Milliseconds that a connection may be silent, and that a request may take to arrive: a slow line is waited for,
 * one that only keeps its place is not.
 */
const connectionTimeout = 120_000;
const patience = { requestTimeout: 3_600_000, keepAliveTimeout: 72_000 };

/** Listens in front of the framework: what stands is sent as fast as Node can, anything else is routed. */
export const createFront =
  (standing: StandingAnswers) =>
  (route: RequestListener): Server =>
    createServer(patience, (request, response) => {
      if (!standing.repeat(request, response)) route(request, response);
    }).setTimeout(connectionTimeout);
