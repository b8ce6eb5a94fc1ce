import type { OrderDraft } from '../vocabulary/draft.ts';
import { type MaterialStatusId, materialStatuses } from '../vocabulary/ids.ts';

type Needs = Pick<OrderDraft, 'materials' | 'notNeedMaterials'>;

/** Whether the writer needs material and has it (specification section 4, "Submit preparation"). */
export const materialStatus = ({ materials, notNeedMaterials }: Needs): MaterialStatusId => {
  if (notNeedMaterials) return materialStatuses.notNeeded;
  return materials.length ? materialStatuses.neededAndProvided : materialStatuses.neededNotProvided;
};

export const withMaterialStatus = (materials: OrderDraft['materials'], notNeedMaterials: boolean) => ({
  notNeedMaterials,
  additionalMaterialStatusId: materialStatus({ materials, notNeedMaterials }),
});

const statusTexts = new Map<number, string>([
  [materialStatuses.notNeeded, 'Not needed'],
  [materialStatuses.neededAndProvided, 'Needed, provided with the order'],
  [materialStatuses.neededNotProvided, 'Needed, not provided with the order'],
]);

export const materialStatusText = (id: number): string => statusTexts.get(id) ?? '';
