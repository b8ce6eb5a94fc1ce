import * as calls from '../api/calls.ts';
import { rememberCountry } from '../tracking/country.ts';
import type { WidgetContext } from './context.ts';

type PhoneContext = Pick<WidgetContext, 'client' | 'storage' | 'site' | 'shown'>;

/** What the site's document says, else what was said last, else what the server says now. */
const findCountry = async ({ client, storage, site }: PhoneContext): Promise<string | null> => {
  const known = rememberCountry(storage, site.countryCode);
  if (known) return known;
  const answer = await client.send(calls.location);
  return rememberCountry(storage, answer.payload?.countryCode ?? null);
};

/** Plus and the dial code of the visitor's country, `+1` where it is unknown (AUT-04). No first price waits for it. */
export const loadDefaultPhone = async (context: PhoneContext): Promise<string> => {
  await context.shown;
  const { defaultPhone } = await import('../order/country-dial-codes.ts');
  return defaultPhone(await findCountry(context));
};
