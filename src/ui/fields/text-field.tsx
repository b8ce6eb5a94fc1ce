import type { HTMLInputAutoCompleteAttribute } from 'react';
import { onTyped } from './composing.ts';
import { useFieldControl } from './frame/field-context.ts';

export interface TextFieldProps {
  name?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  type?: 'text' | 'email' | 'tel' | 'password' | 'search' | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'search' | undefined;
  /** Label of the return key on a phone's keyboard. */
  enterKeyHint?: 'next' | 'go' | 'done' | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  disabled?: boolean | undefined;
  /** Corrects the typed text at once. The input then shows the text that `onChange` gets. */
  filter?: ((text: string) => string) | undefined;
}

/** Renders a single-line text input. Style: field.css. */
export function TextField({ name, onChange, filter, type = 'text', ...rest }: TextFieldProps) {
  const control = useFieldControl(name);
  const change = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const text = filter ? filter(currentTarget.value) : currentTarget.value;
    // Preact does not restore the input's text if the rendered value has not changed.
    if (text !== currentTarget.value) currentTarget.value = text;
    onChange(text);
  };
  const events = filter ? onTyped(change) : { onInput: change };
  return <input {...control} {...rest} type={type} className="box" part="input" {...events} />;
}
