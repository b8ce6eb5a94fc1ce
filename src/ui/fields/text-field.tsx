import { type HTMLInputAutoCompleteAttribute, useLayoutEffect, useRef, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../look/icons.tsx';
import { useTranslator } from '../use-translator.tsx';
import { onTyped } from './composing.ts';
import { useFieldControl } from './frame/bare-field.tsx';

export interface TextFieldProps {
  name?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'datetime-local' | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'search' | undefined;
  /** Label of the return key on a phone's keyboard. */
  enterKeyHint?: 'next' | 'go' | 'done' | undefined;
  disabled?: boolean | undefined;
  placeholder?: string | undefined;
  /** Corrects the typed text at once. The input then shows the text that `onChange` gets. */
  filter?: ((text: string) => string) | undefined;
}

/** Renders a single-line text input. Style: field.css. */
export function TextField({ name, onChange, filter, type = 'text', ...rest }: TextFieldProps) {
  const control = useFieldControl(name);
  const filterAndChange = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const text = filter ? filter(currentTarget.value) : currentTarget.value;
    // Preact does not restore the input's text if the rendered value has not changed.
    if (text !== currentTarget.value) currentTarget.value = text;
    onChange(text);
  };
  const events = filter ? onTyped(filterAndChange) : { onInput: filterAndChange };
  return <input {...control} {...rest} type={type} className="box" part="input" {...events} />;
}

/**
 * Renders a password input with a button that makes the password readable. Style: password-field.css, field.css,
 * icon.css, button.css.
 */
export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  const t = useTranslator();
  const [isShown, setShown] = useState(false);
  return (
    <div className="password">
      <TextField {...props} type={isShown ? 'text' : 'password'} />
      <button
        type="button"
        className="icon-button reveal"
        aria-label={t('Show password')}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOffIcon /> : <EyeIcon />}
      </button>
    </div>
  );
}

interface Props extends Pick<TextFieldProps, 'name' | 'value' | 'onChange' | 'placeholder'> {
  /** Number of rows of an empty text area. */
  rows?: number | undefined;
  /** Number of rows up to which the text area grows before it scrolls. */
  maxRows?: number | undefined;
}

const lineHeight = 24;
const edges = 20;

/**
 * Renders a text area that grows with its text. In browsers without `field-sizing`, its height is measured. Style:
 * text-area.css, field.css.
 */
export function TextArea({ name, value, onChange, rows = 2, maxRows = 5, ...rest }: Props) {
  const control = useFieldControl(name);
  const area = useRef<HTMLTextAreaElement>(null);
  const maximumRows = Math.max(rows, maxRows);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text decides the height
  useLayoutEffect(() => {
    const node = area.current;
    if (!node || CSS.supports('field-sizing:content')) return;
    // Called once, before the browser draws. Style sheets of the widget may be added after this effect.
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      node.style.blockSize = 'auto';
      node.style.blockSize = `${Math.min(node.scrollHeight + 2, maximumRows * lineHeight + edges)}px`;
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [value, maximumRows]);
  // The lengths have the unit px, because Preact does not add it to numbers.
  const style = {
    minBlockSize: `${rows * lineHeight + edges}px`,
    maxBlockSize: `${maximumRows * lineHeight + edges}px`,
  };
  return (
    <textarea
      {...control}
      {...rest}
      ref={area}
      rows={rows}
      value={value}
      style={style}
      className="box area"
      part="textarea"
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  );
}
