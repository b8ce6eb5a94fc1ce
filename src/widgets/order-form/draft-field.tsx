import type { ReactNode } from 'react';
import { PlainField } from '../../ui/plain-field.tsx';
import { type LabelledField, labelOf } from './field-labels.ts';
import { useFacts, useScope } from './scope.ts';

interface Props {
  name: LabelledField;
  required?: boolean;
  className?: string;
  children: ReactNode;
}

/** A field of the draft with its own name and error. */
export function DraftField({ name, ...rest }: Props) {
  const { textOf } = useScope();
  const { draft, errors } = useFacts();
  return <PlainField name={name} label={labelOf(name, draft)} error={textOf(errors[name])} {...rest} />;
}
