import * as calls from '../../api/calls.ts';
import { rememberDialCode } from '../../tracking/country.ts';
import type { WidgetContext } from '../page/context.ts';

type PhoneContext = Pick<WidgetContext, 'client' | 'storage' | 'site' | 'shown'>;

/**
 * Plus and the dial code of the visitor's country: as the site's document says, else as remembered, else as the server
 * answers now. `+1` where the country is unknown. No first price waits for it.
 */
export const loadDefaultPhone = async ({ client, storage, site, shown }: PhoneContext): Promise<string> => {
  await shown;
  const known = rememberDialCode(storage, site);
  if (known) return `+${known}`;
  const { payload } = await client.send(calls.location);
  return `+${(payload && rememberDialCode(storage, payload)) ?? 1}`;
};
