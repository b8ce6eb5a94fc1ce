import type { ReactNode } from 'react';
import type { Text } from '../../../languages/text.ts';
import { instanceWordOf, usesSlides } from '../../../order/rules/paper-type-rules.ts';
import { type LabelledField, orderFields } from '../../../order/vocabulary/fields.ts';
import type { TemplateName } from '../../../order/vocabulary/templates.ts';
import { PlainField } from '../../../ui/fields/frame/field.tsx';
import { useTranslator } from '../../../ui/use-translator.tsx';
import { type OrderSnapshot, useOrder, useScope } from './scope.ts';

interface Props {
  name: LabelledField;
  /** Label that replaces the one of `labelOf`. */
  label?: string;
  required?: boolean;
  isGroup?: boolean;
  className?: string;
  children: ReactNode;
}

export function OrderField({ name, ...rest }: Props) {
  const t = useTranslator();
  const { textOf, options } = useScope();
  const [label, error] = useOrder(({ draft, errors }) => [
    labelOf(name, draft, options.template),
    errors[name],
  ]);
  return <PlainField name={name} label={label && t(label)} error={textOf(error, name)} {...rest} />;
}

export const spacingNames = { double: 'Double spaced', single: 'Single spaced' } as const;

/**
 * Returns the noun for one element of the paper type. It is "page" for a presentation, because elements beside slides
 * are pages.
 */
export const elementWordOf = ({ typeId }: Pick<OrderSnapshot, 'typeId'>) =>
  usesSlides(typeId) ? 'page' : instanceWordOf(typeId);

/**
 * Returns the label of a field in a template. The label of the quantity contains the noun of the paper type: "Number of
 * problems".
 */
export const labelOf = (
  field: LabelledField,
  draft: Pick<OrderSnapshot, 'typeId'>,
  template: TemplateName,
): Text => {
  if (field === 'numberElements') return `Number of ${elementWordOf(draft)}s`;
  return field === 'details' && template === 'm3_d1'
    ? 'What should the writer do?'
    : orderFields[field].label;
};
