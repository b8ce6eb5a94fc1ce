import { schemeOf } from './hosts.ts';
import type { Message } from './ports/mail.ts';
import type { Site } from './stores/sites.ts';

/** An address in a site's cabinet. */
export const cabinetAddress = (
  { bootstrap, host }: Site,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string => {
  const suffix = String(new URLSearchParams(query));
  return `${schemeOf(host)}://${bootstrap.config.domain_cabinet}${path}${suffix && `?${suffix}`}`;
};

const letter = ({ bootstrap }: Site, to: string, subject: string, lines: readonly string[]): Message => {
  const { title, contact_email } = bootstrap.config;
  return { from: contact_email, to, subject: `${title}: ${subject}`, text: [...lines, title].join('\n\n') };
};

/** The way back in for whoever has forgotten the password. */
export const resetLetter = (site: Site, to: string, token: string): Message =>
  letter(site, to, 'a new password', [
    'Somebody, hopefully you, has asked for a new password. This link lets you choose one. It works once, within an hour:',
    cabinetAddress(site, '/forgot-password', { token }),
    'If it was not you, nothing has changed and there is nothing to do.',
  ]);

export const confirmationLetter = (site: Site, to: string, token: string): Message =>
  letter(site, to, 'is this your address?', [
    'Please confirm that this e-mail address is yours:',
    cabinetAddress(site, '/profile', { token }),
    'The link works for a week.',
  ]);

/** A paper, or a further part of it, waits to be read. */
export const deliveredLetter = (site: Site, to: string, code: string): Message =>
  letter(site, to, `order ${code} is delivered`, [
    `Your paper for order ${code} is ready. Here you can read it, and approve it or ask for a revision:`,
    cabinetAddress(site, `/orders/${code}`),
  ]);

/** The money for an order has arrived. */
export const paidLetter = (site: Site, to: string, code: string): Message =>
  letter(site, to, `order ${code} is paid`, [
    `Thank you. We have received your payment for order ${code}, and your writer begins.`,
    'Here you can follow it, send files and read what your writer delivers:',
    cabinetAddress(site, `/orders/${code}`),
  ]);
