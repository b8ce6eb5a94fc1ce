import { Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import type { StaffDiscount } from '../../../api/resources/staff-catalogue.ts';
import type { CallDeps } from '../../deps.ts';
import { requireFound } from '../../http/parameters.ts';
import { catalogueAccess } from '../../http/staff-access.ts';
import { type DiscountRow, listDiscounts } from '../../sites/store/discounts.ts';
import type { Site } from '../../sites/store/sites.ts';
import {
  changedDiscount,
  discountFields,
  newDiscount,
  staffDiscountOf,
} from '../catalogue/change-discount.ts';
import { addedAs, changedBy, saveDiscount } from '../catalogue/save-item.ts';
import { flag } from '../field-types.ts';

const { type, value, ...optional } = discountFields;
const AddedBody = Type.Object({ code: Type.String({ maxLength: 100 }), ...discountFields });
const ChangedBody = Type.Object({
  type: Type.Optional(type),
  value: Type.Optional(value),
  ...optional,
  isPaused: flag,
  isEnded: flag,
});

export const registerDiscounts = ({ router, db, now }: CallDeps): void => {
  const listCodes = async (site: Site, code?: string): Promise<StaffDiscount[]> =>
    (await listDiscounts(db, site.id, code)).map((row) => staffDiscountOf(row, site, now()));
  const findCode = async (site: Site, code: string) => requireFound((await listCodes(site, code))[0]);

  router.staff(calls.staffDiscounts, catalogueAccess, async ({ site }) => listCodes(site));
  router.staff(calls.addDiscount, { ...catalogueAccess, body: AddedBody }, async ({ site, body, actor }) => {
    const row = newDiscount(body, { site, now: now() });
    await saveDiscount(db, { site, actor }, { code: row.code, decide: addedAs(row) });
    return findCode(site, row.code);
  });
  router.staff(
    calls.changeDiscount,
    { ...catalogueAccess, body: ChangedBody },
    async ({ site, params, body, actor }) => {
      const code = params.code.toUpperCase();
      const decide = changedBy((before: DiscountRow) => changedDiscount(before, body, { site, now: now() }));
      await saveDiscount(db, { site, actor }, { code, decide });
      return findCode(site, code);
    },
  );
};
