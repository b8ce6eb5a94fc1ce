import type { Text } from '../../languages/text.ts';
import { english, type Translator } from '../../languages/translator.ts';
import type { OrderDraft } from '../vocabulary/fields.ts';
import { type MaterialStatusId, materialStatuses } from '../vocabulary/ids.ts';

type Needs = Pick<OrderDraft, 'materials' | 'notNeedMaterials'>;

/** Returns whether the writer needs files from the customer, and whether the draft has some. */
export const materialStatus = ({ materials, notNeedMaterials }: Needs): MaterialStatusId => {
  if (notNeedMaterials) return materialStatuses.notNeeded;
  return materials.length ? materialStatuses.neededAndProvided : materialStatuses.neededNotProvided;
};

/** Returns both fields of the draft that say whether files are needed. They always change together. */
export const withMaterialStatus = (needs: Needs) => ({
  notNeedMaterials: needs.notNeedMaterials,
  additionalMaterialStatusId: materialStatus(needs),
});

const statusTexts = new Map<number, Text>([
  [materialStatuses.notNeeded, 'Not needed'],
  [materialStatuses.neededAndProvided, 'Needed, provided with the order'],
  [materialStatuses.neededNotProvided, 'Needed, not provided with the order'],
]);

export const materialStatusText = (id: number, t: Translator = english): string => {
  const text = statusTexts.get(id);
  return text ? t(text) : '';
};
