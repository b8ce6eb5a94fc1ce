import type { FastifyRequest } from 'fastify';
import { minuteMs } from '../durations.ts';
import type { Refusal } from '../errors.ts';
import { networkOf, sessionHeader } from './headers/caller.ts';
import type { Log } from './log.ts';
import type { RefusalName } from './refusals.ts';

/**
 * The closed set of security events, each with its sentence for the log. `server/README.md` describes the operator's reaction to
 * each.
 */
export const securityEvents = {
  'logged-in': 'A client logged in',
  'login-failed': 'A login was refused',
  'code-sent': 'A code for a login from an unknown device was requested',
  'code-wrong': 'A wrong code was entered after a login',
  'code-entered': 'A login was proved by its code',
  'password-wrong': 'A client who is logged in entered a wrong current password',
  'password-changed': 'A client changed the password',
  'email-changed': 'A client changed the e-mail address',
  'data-downloaded': 'A client downloaded all data of the account',
  'account-deleted': 'A client deleted the account',
  'reset-requested': 'A link for a new password was requested',
  'reset-used': 'A link for a new password was used',
  'link-refused': 'A link or hand-off code was refused because it is used, expired or unknown',
  'token-refused': 'A session token was refused',
  'file-infected': 'A virus was found in a file, which was not stored',
  'origin-refused': 'A page of another origin asked for the session of the cabinet or the office',
  'limit-reached': 'A rate limit was reached',
  'office-entered': 'A person logged in to the office',
  'provider-command': 'The provider ran a command',
} as const satisfies Record<string, string>;

export type SecurityEvent = keyof typeof securityEvents;

/** Security events of refusals, wherever the refusal is thrown. */
const eventsOfRefusals: Partial<Record<RefusalName, SecurityEvent>> = {
  loginRequired: 'token-refused',
  keyUnknown: 'token-refused',
  loggedOut: 'token-refused',
  accountLoginRequired: 'token-refused',
  linkSpent: 'link-refused',
  infected: 'file-infected',
  foreignOrigin: 'origin-refused',
  roleForbidden: 'token-refused',
  scopeForbidden: 'token-refused',
  tooManyAttempts: 'limit-reached',
  tooManyOrders: 'limit-reached',
  tooManyFiles: 'limit-reached',
};

const windowMs = minuteMs;
/**
 * Maximum number of log lines for one kind of event in a window: from one network, and in total. Further events are only
 * counted, so that no flood fills the disk.
 */
const maximumLines = { ofNetwork: 5, ofAll: 30 } as const;
/** Maximum number of networks that are counted separately in a window, which bounds the memory. */
const maximumNetworks = 10_000;

interface Window {
  startedAt: number;
  lines: number;
  /** Numbers of events by network. */
  networks: Map<string, number>;
  unwritten: number;
}

/**
 * Returns a text if it has only characters of names and networks, else `unreadable`. A proxy may pass on any text as an
 * address, and line breaks or control characters would forge lines of the log.
 */
export const plainValue = (text: string): string => (/^[\w.:/-]{1,100}$/.test(text) ? text : 'unreadable');

/** Writes one event. Its values are numbers, texts of the server, and texts that have passed `plainValue`. */
export const writeSecurityEvent = (
  log: Pick<Log, 'warn'>,
  event: SecurityEvent,
  fields: Readonly<Record<string, string | number | null | undefined>>,
): void => log.warn({ event, ...fields }, securityEvents[event]);

/** Returns whether a request has a session token, a cookie or a key, so that its client may be known. */
const hasSession = ({ headers }: FastifyRequest) =>
  Boolean(headers[sessionHeader] ?? headers.cookie ?? headers.authorization);

export type SecurityEvents = ReturnType<typeof createSecurityEvents>;

interface Deps {
  log: Log;
  metrics: { securityEvent(event: SecurityEvent): void } | null;
  now: () => number;
}

/** Creates the counts of events, which limit the lines of the log. */
const createWindows = ({ log, now }: Pick<Deps, 'log' | 'now'>) => {
  const windows = new Map<SecurityEvent, Window>();
  let timer: NodeJS.Timeout | null = null;

  const summarise = (event: SecurityEvent, { unwritten, networks }: Window) => {
    windows.delete(event);
    if (unwritten === 0) return;
    const [network] = [...networks].reduce((most, next) => (next[1] > most[1] ? next : most), ['', 0]);
    writeSecurityEvent(log, event, { network, networks: networks.size, more: unwritten });
  };
  /** Logs how many events were counted without a line of their own. */
  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    for (const [event, window] of windows) summarise(event, window);
  };
  const windowOf = (event: SecurityEvent): Window => {
    const open = windows.get(event);
    // `Math.abs`, so that a window also ends after the clock was set back.
    if (open && Math.abs(now() - open.startedAt) < windowMs) return open;
    if (open) summarise(event, open);
    const window = { startedAt: now(), lines: 0, networks: new Map(), unwritten: 0 };
    windows.set(event, window);
    return window;
  };
  /** Counts an event; returns whether the event gets a log line. */
  const isWritten = (event: SecurityEvent, network: string): boolean => {
    const window = windowOf(event);
    const { networks } = window;
    const seen = networks.get(network) ?? 0;
    if (networks.has(network) || networks.size < maximumNetworks) networks.set(network, seen + 1);
    if (seen < maximumLines.ofNetwork && window.lines < maximumLines.ofAll) {
      window.lines += 1;
      return true;
    }
    window.unwritten += 1;
    timer ??= setTimeout(flush, windowMs).unref();
    return false;
  };
  return { isWritten, flush };
};

export const createSecurityEvents = ({ log, metrics, now }: Deps) => {
  const { isWritten, flush } = createWindows({ log, now });
  const clients = new WeakMap<FastifyRequest, number>();
  /** Logs an event, or only counts it above the maximum of lines. `clientId` is needed only if the request has no session. */
  const record = (event: SecurityEvent, request: FastifyRequest, clientId = clients.get(request)) => {
    metrics?.securityEvent(event);
    const network = plainValue(networkOf(request.ip));
    if (!isWritten(event, network)) return;
    const { id: reqId, routeOptions } = request;
    writeSecurityEvent(log, event, { reqId, route: routeOptions.url, network, account: clientId });
  };
  return {
    /** Stores the client of a request for the request's later events. */
    identify: (request: FastifyRequest, clientId: number) => void clients.set(request, clientId),
    record,
    /** Records the event of a refusal; most refusals have none. */
    recordRefusal: ({ reason }: Refusal, request: FastifyRequest) => {
      const event = eventsOfRefusals[reason];
      if (event && (event !== 'token-refused' || hasSession(request))) record(event, request);
    },
    flush,
  };
};
