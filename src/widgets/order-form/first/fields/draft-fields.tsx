import { type FieldView, fieldView } from '../../../../order/rules/field-view.ts';
import {
  groupedPaperTypes,
  isLevelFixed,
  offeredLevels,
  offeredServices,
} from '../../../../order/rules/offers.ts';
import { showsSpacing } from '../../../../order/rules/paper-type-rules.ts';
import { minimumQuantity } from '../../../../order/rules/quantity.ts';
import type { PaperSubject } from '../../../../order/vocabulary/dictionaries.ts';
import type { OrderDraft } from '../../../../order/vocabulary/fields.ts';
import { maximumQuantity, spacings, wordsPerPage } from '../../../../order/vocabulary/ids.ts';
import { Segmented } from '../../../../ui/choices/radio-choices.tsx';
import { NumberStepper } from '../../../../ui/fields/number-stepper.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import type { SelectItem } from '../../../../ui/select/select-options.ts';
import { useTranslator } from '../../../../ui/use-translator.tsx';
import { useChoices } from '../../../use-choices.ts';
import { OrderField, spacingNames } from '../../shared/order-field.tsx';
import { useOrder, useScope } from '../../shared/scope.ts';

/** Groups subjects by the names of their categories, in the order of their first appearance. */
const groupSubjects = (subjects: readonly PaperSubject[]) => {
  const groups = new Map<string, PaperSubject[]>();
  for (const subject of subjects) {
    const { categoryName } = subject;
    groups.set(categoryName, [...(groups.get(categoryName) ?? []), subject]);
  }
  return [...groups].map(([name, options]) => ({ name, options }));
};

export function ServiceField() {
  const { form, context } = useScope();
  const [serviceId, services] = useOrder(({ draft }) => [
    draft.serviceId,
    offeredServices(draft, context.site),
  ]);
  return (
    <OrderField name="serviceId" isGroup>
      <Segmented value={serviceId} options={services} onChange={(id) => form.edit('serviceId', id)} />
    </OrderField>
  );
}

interface SelectFieldProps<Name extends SelectName> {
  name: Name;
  value: OrderDraft[Name];
  options: readonly SelectItem<OrderDraft[Name]>[];
  disabled?: boolean;
}
type SelectName = 'typeId' | 'subjectId' | 'formatId' | 'academicLevelId';

function SelectField<Name extends SelectName>({ name, ...select }: SelectFieldProps<Name>) {
  const { form } = useScope();
  return (
    <OrderField name={name}>
      <Select {...select} onChange={(id) => form.edit(name, id)} />
    </OrderField>
  );
}

export function SubjectField() {
  const { context, plain } = useScope();
  const [subjectId] = useOrder(({ draft }) => [draft.subjectId]);
  const { paperSubject } = context.site.dictionaries;
  const group = () => groupSubjects(paperSubject);
  const options = useChoices(subjectId, paperSubject, { group, isShort: plain && !plain.isWhole });
  return <SelectField name="subjectId" value={subjectId} options={options} />;
}

export function FormatField() {
  const { paperFormat } = useScope().context.site.dictionaries;
  const [formatId] = useOrder(({ draft }) => [draft.formatId]);
  return <SelectField name="formatId" value={formatId} options={paperFormat} />;
}

/** Renders the spacing with the resulting number of words: 275 a page for double, 550 for single spacing. */
export function SpacingField() {
  const t = useTranslator();
  const { form } = useScope();
  const [spacingType, pages, isOffered] = useOrder(({ draft }) => [
    draft.spacingType,
    draft.numberElements,
    showsSpacing(draft),
  ]);
  if (!isOffered) return null;
  return (
    <OrderField name="spacingType" isGroup>
      <Segmented
        value={spacingType}
        options={spacings.map((id) => ({ id, name: t(spacingNames[id]) }))}
        onChange={(spacing) => form.edit('spacingType', spacing)}
      />
      <p className="aside-note">{t('About %n% words', { n: Number(pages) * wordsPerPage[spacingType] })}</p>
    </OrderField>
  );
}

export function PaperTypeField() {
  const { context, plain } = useScope();
  const { site } = context;
  const [typeId] = useOrder(({ draft }) => [draft.typeId]);
  const group = () => groupedPaperTypes(site);
  const isShort = plain && !plain.isWhole;
  const options = useChoices(typeId, site.dictionaries.paperType, { group, isShort });
  return <SelectField name="typeId" value={typeId} options={options} />;
}

export function LevelField() {
  const { context } = useScope();
  const [level, levels, isFixed] = useOrder(({ draft }) => [
    draft.academicLevelId,
    offeredLevels(draft, context.site),
    isLevelFixed(draft, context.site),
  ]);
  return <SelectField name="academicLevelId" value={level} options={levels} disabled={isFixed} />;
}

type Quantity = 'numberElements' | 'numberSlides' | 'sources';

const isShown: Record<Quantity, (view: FieldView) => boolean> = {
  numberElements: ({ showsElements }) => showsElements,
  numberSlides: ({ showsSlides }) => showsSlides,
  sources: () => true,
};

export function QuantityField({ name }: { name: Quantity }) {
  const { form, context } = useScope();
  const [count, isOffered, minimum] = useOrder(({ draft }) => [
    draft[name],
    isShown[name](fieldView(draft, context.site)),
    name === 'sources' ? 0 : minimumQuantity(draft, context.site, name),
  ]);
  if (!isOffered) return null;
  return (
    <OrderField name={name} className="quantity">
      <NumberStepper
        value={count}
        min={minimum}
        max={maximumQuantity}
        onChange={(text) => form.edit(name, text)}
      />
    </OrderField>
  );
}
