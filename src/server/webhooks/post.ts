import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Milliseconds within which the whole answer has to arrive. */
const timeoutMs = 10_000;
/** Bytes that are read of an answer. */
const readBytes = 4096;

/** Returns whether an address is of the public internet: not private, not of this machine, not of the local link. */
const isPublic = (address: string): boolean => {
  const parsed = ipaddr.process(address);
  // All public addresses of IPv6 are in this block. Others may lead to an address of IPv4 that they contain.
  const isAssigned = parsed.kind() === 'ipv4' || parsed.match(ipaddr.parseCIDR('2000::/3'));
  return isAssigned && parsed.range() === 'unicast';
};

const notPublic = new Error('The address is in a private network, so nothing was sent.');

/** Looks a name up, and refuses it if any of its addresses is not public. The connection uses the addresses checked here. */
const lookupPublic: LookupFunction = (name, options, callback) =>
  lookup(name, options, (error, found, family) => {
    const addresses = Array.isArray(found) ? found.map(({ address }) => address) : [found];
    callback(error ?? (addresses.every(isPublic) ? null : notPublic), found, family);
  });

/** Returns the host of an address as the connection uses it, without the brackets of IPv6. */
const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/**
 * Reads an address; null if events may not be sent there. Only a local demo sends without https, and to private networks. The
 * addresses of a name are checked when it is looked up.
 */
const readReceiver = (text: string, { isDemo }: { isDemo: boolean }): URL | null => {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username || url.password) return null;
  if (isDemo) return /^https?:$/.test(url.protocol) ? url : null;
  const host = bareHost(url);
  return url.protocol === 'https:' && (isIP(host) === 0 || isPublic(host)) ? url : null;
};

/** Names that never lead to the internet: without a dot, or of a machine or network at home. */
const localName = /^[^.:]*\.?$|\.(?:localhost|local|internal|lan|home\.arpa)\.?$/;

/** Reads the address of a new webhook; null if it is refused, also because its name can never lead to the internet. */
export const readWebhookUrl = (text: string, rules: { isDemo: boolean }): URL | null => {
  const url = readReceiver(text, rules);
  return url && (rules.isDemo || !localName.test(bareHost(url))) ? url : null;
};

/** Returns the headers of the Standard Webhooks specification, with the signature of a body. */
const signed = ({ id, secret, body, now }: { id: string; secret: string; body: string; now: number }) => {
  const timestamp = String(Math.floor(now / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
};

const readBeginning = async (response: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    parts.push(part);
    size += part.length;
    if (size >= readBytes) break;
  }
  // PostgreSQL stores no zero bytes.
  return Buffer.concat(parts).subarray(0, readBytes).toString('utf8').replaceAll('\0', '');
};

interface Sending {
  url: string;
  id: string;
  secret: string;
  body: string;
  now: number;
}

/** Sends a signed event; returns status and beginning of the answer. Rejects without an answer in time. Follows no redirect. */
export const postEvent = async (
  { url: text, ...event }: Sending,
  { isDemo, signal }: { isDemo: boolean; signal: AbortSignal },
): Promise<{ status: number; answer: string }> => {
  const url = readReceiver(text, { isDemo });
  if (!url) throw notPublic;
  const request = (url.protocol === 'http:' ? http : https).request(url, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(event.body),
      'user-agent': 'Octavo',
      ...signed(event),
    },
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), signal]),
    ...(!isDemo && { lookup: lookupPublic }),
  });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.on('response', resolve).on('error', reject);
    // An answer that changes the protocol is none, and ends the connection without an error.
    request.on('close', () => reject(new Error('The receiver ended the connection without an answer.')));
    request.end(event.body);
  });
  return { status: response.statusCode ?? 0, answer: await readBeginning(response) };
};
