import { findSiteContent } from '../../../../src/server/provider/sites/sites.ts';
import { newDiscount } from '../../../../src/server/staff/catalogue/change-discount.ts';
import { saveDiscount } from '../../../../src/server/staff/catalogue/save-item.ts';
import { commandActor } from '../../../../src/server/staff/store/acts.ts';
import type { TestServer } from '../start-server.ts';

export const addCode = async (
  { deps }: Pick<TestServer, 'deps'>,
  code: string,
  { host = 'localhost', ...change }: Omit<Parameters<typeof newDiscount>[0], 'code'> & { host?: string },
): Promise<void> => {
  const site = await findSiteContent(deps, host);
  const row = newDiscount({ code, isConfirmed: 1, ...change }, { site, now: deps.now() });
  await saveDiscount(deps.db, { site, actor: commandActor(deps.now()) }, { code, decide: () => row });
};
