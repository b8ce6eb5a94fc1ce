import {
  groupedPaperTypes,
  isLevelFixed,
  offeredDeadlines,
  offeredLevels,
} from '../../order/rules/offers.ts';
import { instanceWordOf, usesSlides } from '../../order/rules/paper-type-rules.ts';
import type { DraftField } from '../../order/vocabulary/fields.ts';
import { maximumQuantity } from '../../order/vocabulary/ids.ts';
import type { Bootstrap } from '../../order/vocabulary/site.ts';
import type { CalculatorState } from '../../state/calculator/calculator.ts';
import { BareField } from '../../ui/fields/frame/bare-field.tsx';
import { NumberStepper } from '../../ui/fields/number-stepper.tsx';
import { Select } from '../../ui/select/select.tsx';
import { useFacts } from '../../ui/use-facts.ts';
import { useTranslator } from '../../ui/use-translator.tsx';
import { useChoices } from '../use-choices.ts';

// Each field reads its own values from the store, so that a choice renders one field and not the whole form.

/** Names of the draft's fields for which this file has a control. */
export const fieldsWithControl: ReadonlySet<string> = new Set<DraftField>([
  'typeId',
  'academicLevelId',
  'deadlineId',
  'numberElements',
  'numberSlides',
]);

interface Props {
  calculator: Pick<CalculatorState, 'store' | 'edit'>;
  site: Bootstrap;
}

interface PaperTypeProps extends Props {
  /** Renders only the chosen paper type. */
  isShort: boolean;
}

export function PaperTypeSelect({ calculator: { store, edit }, site, isShort }: PaperTypeProps) {
  const t = useTranslator();
  const [typeId] = useFacts(store, ({ draft }) => [draft.typeId]);
  const group = () => groupedPaperTypes(site);
  const typeItems = useChoices(typeId, site.dictionaries.paperType, { group, isShort });
  return (
    <BareField name="typeId" label={t('Type of paper')} className="wide">
      <Select value={typeId} options={typeItems} onChange={(id) => edit('typeId', id)} />
    </BareField>
  );
}

export function LevelSelect({ calculator: { store, edit }, site }: Props) {
  const t = useTranslator();
  const [level, levels, isFixed] = useFacts(store, ({ draft }) => [
    draft.academicLevelId,
    offeredLevels(draft, site),
    isLevelFixed(draft, site),
  ]);
  return (
    <BareField name="academicLevelId" label={t('Academic level')} className="wide">
      <Select
        value={level}
        options={levels}
        disabled={isFixed}
        onChange={(id) => edit('academicLevelId', id)}
      />
    </BareField>
  );
}

export function DeadlineSelect({ calculator: { store, edit }, site }: Props) {
  const t = useTranslator();
  const [deadline, deadlines] = useFacts(store, ({ draft }) => [
    draft.deadlineId,
    offeredDeadlines(draft, site),
  ]);
  return (
    <BareField name="deadlineId" label={t('Deadline')}>
      <Select value={deadline} options={deadlines} onChange={(id) => edit('deadlineId', id)} />
    </BareField>
  );
}

export function QuantityStepper({ calculator: { store, edit } }: Props) {
  const t = useTranslator();
  const [typeId, pages, slides] = useFacts(store, ({ draft }) => [
    draft.typeId,
    draft.numberElements,
    draft.numberSlides,
  ]);
  const [name, count] = usesSlides(typeId)
    ? (['numberSlides', slides] as const)
    : (['numberElements', pages] as const);
  return (
    <BareField name={name} label={t(`Number of ${instanceWordOf(typeId)}s`)}>
      <NumberStepper
        key={name}
        value={count}
        min={1}
        max={maximumQuantity}
        onChange={(text) => edit(name, text)}
      />
    </BareField>
  );
}
