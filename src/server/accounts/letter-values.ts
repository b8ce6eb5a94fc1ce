import type { Deps } from '../deps.ts';
import { type LetterFacts, localizeLetter, plainFacts } from '../letters/compose-letter.ts';
import { letterRowOf } from '../letters/letter-rows.ts';
import type { Letter } from '../letters/store/outbox.ts';
import type { Site } from '../sites/store/sites.ts';
import { type ClientRow, findClient, fullNameOf } from './store/clients.ts';
import { createLoginCode } from './store/login-codes.ts';

/** Returns how letters name a customer. */
export const aboutCustomer = (client: ClientRow): Record<string, string> => ({
  customer: fullNameOf(client)
    ? `${fullNameOf(client)} (${client.email})`
    : client.email || 'a customer who has left',
});

/** Reads the facts of a letter about an account; null if no account has its address any more. */
export const readAccountFacts = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  site: Site,
  { kind, about, address, language }: Letter,
): Promise<LetterFacts | null> => {
  // The address is that of the letter. A new account may have the same address.
  if (letterRowOf(kind).isWithoutAccount)
    return {
      ...plainFacts,
      address,
      wording: localizeLetter(site, kind, language).wording,
      values: { cancelledOrders: about },
      conditions: new Set(about ? ['hasCancelledOrders'] : []),
    };
  const client = await findClient(db, site.id, address);
  if (!client) return null;
  const code = kind === 'login-code' && {
    // The code is created at every try, so that the database contains no usable code of a waiting letter.
    loginCode: await createLoginCode(db, Number(about), now()),
  };
  return {
    ...plainFacts,
    clientId: client.id,
    address: client.email,
    wording: localizeLetter(site, kind, client.language).wording,
    values: { ...aboutCustomer(client), ...code },
    conditions: new Set(client.email_confirmed === 1 ? [] : ['unconfirmed']),
  };
};
