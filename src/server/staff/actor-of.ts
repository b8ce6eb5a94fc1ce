import type { FastifyRequest } from 'fastify';
import { networkOf } from '../http/headers/caller.ts';
import type { Actor } from './store/acts.ts';
import type { StaffSession } from './store/staff-sessions.ts';

/** Returns who acts by a request of the office. */
export const actorOf = (
  { staff, request }: { staff: Pick<StaffSession, 'id'>; request: FastifyRequest },
  now: number,
): Actor => ({ by: staff.id, network: networkOf(request.ip), now });
