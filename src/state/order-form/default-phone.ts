import { location } from '../../api/calls/site.ts';
import { rememberDialCode } from '../../tracking/country.ts';
import type { WidgetContext } from '../page/context.ts';

type PhoneContext = Pick<WidgetContext, 'client' | 'storage' | 'site'>;

/**
 * Returns a plus sign and the dial code of the visitor's country: from the bootstrap document, else from storage, else
 * from the server. Returns `+1` if the country is unknown.
 */
export const loadDefaultPhone = async ({ client, storage, site }: PhoneContext): Promise<string> => {
  const known = rememberDialCode(storage, site);
  if (known) return `+${known}`;
  const { payload } = await client.send(location);
  return `+${(payload && rememberDialCode(storage, payload)) ?? 1}`;
};
