import type { ReactNode } from 'react';
import type { LabelledField } from '../../../order/vocabulary/fields.ts';
import { PlainField } from '../../../ui/fields/frame/plain-field.tsx';
import { useTranslator } from '../../../ui/use-translator.ts';
import { labelOf } from './field-labels.ts';
import { useOrder, useScope } from './scope.ts';

interface Props {
  name: LabelledField;
  /** Label that replaces the one of `draftLabels`. */
  label?: string;
  required?: boolean;
  className?: string;
  children: ReactNode;
}

/** Renders a field of the draft with its label and its error. */
export function DraftField({ name, ...rest }: Props) {
  const t = useTranslator();
  const { textOf } = useScope();
  const [label, error] = useOrder(({ draft, errors }) => [labelOf(name, draft), errors[name]]);
  return <PlainField name={name} label={label && t(label)} error={textOf(error, name)} {...rest} />;
}
