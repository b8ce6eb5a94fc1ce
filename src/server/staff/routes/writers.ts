import { Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import type { StaffWriter } from '../../../api/resources/staff-catalogue.ts';
import type { Database } from '../../database/schema.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import { requireFound } from '../../http/parameters.ts';
import { catalogueAccess } from '../../http/staff-access.ts';
import { listWritersWithLoad } from '../../orders/store/writers.ts';
import type { Site } from '../../sites/store/sites.ts';
import { addedAs, changedBy, gradesOf, saveWriter } from '../catalogue/save-item.ts';
import { flag } from '../field-types.ts';
import { officeRefusal } from '../office-sentences.ts';

const AddedBody = Type.Object({ code: Type.String({ maxLength: 100 }), gradeId: Type.Integer() });
const ChangedBody = Type.Object({
  gradeId: Type.Optional(Type.Integer()),
  isActive: flag,
});

type WriterRow = Database['writers'];

const requireGrade = (site: Site, gradeId: number) => {
  if (!gradesOf(site).some(({ id }) => id === gradeId))
    throw new Refusal('invalid', { gradeId: 'choiceUnavailable' });
};

export const registerStaffWriters = ({ router, db }: CallDeps): void => {
  const listStaffWriters = async (site: Site, code?: string): Promise<StaffWriter[]> => {
    const grades = gradesOf(site);
    return (await listWritersWithLoad(db, site.id, code)).map(
      ({ code, grade_id: gradeId, is_active, openOrders, ratings, averageRating }) => ({
        code,
        gradeId,
        grade: grades.find(({ id }) => id === gradeId)?.name ?? String(gradeId),
        openOrders,
        ratings,
        averageRating,
        isActive: is_active === 1,
      }),
    );
  };
  const findCode = async (site: Site, code: string) => requireFound((await listStaffWriters(site, code))[0]);

  router.staff(calls.staffWriters, catalogueAccess, async ({ site }) => {
    return { grades: gradesOf(site), writers: await listStaffWriters(site) };
  });
  router.staff(calls.addWriter, { ...catalogueAccess, body: AddedBody }, async ({ site, body, actor }) => {
    const code = body.code.trim().toUpperCase();
    if (!/^W\d{1,5}$/.test(code)) throw officeRefusal('code', 'writerForm');
    requireGrade(site, body.gradeId);
    const row = { site_id: site.id, code, grade_id: body.gradeId, is_active: 1 };
    await saveWriter(db, { site, actor }, { code, decide: addedAs(row) });
    return findCode(site, code);
  });
  router.staff(
    calls.changeWriter,
    { ...catalogueAccess, body: ChangedBody },
    async ({ site, params, body, actor }) => {
      const { gradeId, isActive } = body;
      if (gradeId !== undefined) requireGrade(site, gradeId);
      const decide = changedBy((before: WriterRow) => ({
        ...before,
        grade_id: gradeId ?? before.grade_id,
        is_active: isActive ?? before.is_active,
      }));
      const code = params.code.toUpperCase();
      await saveWriter(db, { site, actor }, { code, decide });
      return findCode(site, code);
    },
  );
};
