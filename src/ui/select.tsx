import { type KeyboardEvent, useRef } from 'react';
import { useFieldControl } from './field-context.ts';
import { flatten, isGroup, type SelectItem, type SelectOption } from './select-option.ts';
import { useSelectPopup } from './use-select-popup.ts';

interface Props<V extends string | number> {
  name?: string | undefined;
  /** The chosen id; null shows the placeholder. */
  value: V | null;
  /** Options, or groups of them, or both. */
  options: readonly SelectItem<V>[];
  onChange: (value: V) => void;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
}

// Any other single character opens the list too, and is searched for.
const opens = /^(Enter|Arrow(Up|Down)|.)$/;

const nativeOption = ({ id, name, isDisabled }: SelectOption<string | number>) => (
  <option key={id} value={id} disabled={isDisabled}>
    {name}
  </option>
);
const nativeItem = (item: SelectItem<string | number>) =>
  isGroup(item) ? (
    <optgroup key={item.name} label={item.name}>
      {item.options.map(nativeOption)}
    </optgroup>
  ) : (
    nativeOption(item)
  );

/**
 * The closed control is always the native select: it carries the name, and phones use their own picker. With a
 * fine pointer a searchable list opens instead. Style: select.css beside field.css.
 */
export function Select<V extends string | number>(props: Props<V>) {
  const { name, value, options, onChange, placeholder = 'Select...', disabled } = props;
  const control = useFieldControl(name);
  const native = useRef<HTMLSelectElement>(null);
  const { Popup, typed, load, open, close } = useSelectPopup();
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (!event.ctrlKey && !event.metaKey && opens.test(key)) open(event, key.length === 1 ? key.trim() : '');
  };
  const choose = (text: string) => {
    const chosen = flatten(options).find(({ id }) => String(id) === text);
    if (chosen && chosen.id !== value) onChange(chosen.id);
  };
  const closed = (refocus: boolean) => {
    close();
    if (refocus) native.current?.focus();
  };
  return (
    <div className="select" data-value={value ?? ''} onPointerEnter={load} part="select">
      <select
        {...control}
        ref={native}
        className="box"
        value={value ?? ''}
        disabled={disabled}
        onChange={(event) => choose(event.currentTarget.value)}
        onFocus={load}
        onMouseDown={(event) => event.button || open(event)}
        onKeyDown={press}
      >
        {value === null && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map(nativeItem)}
      </select>
      {Popup && (
        <Popup
          id={`${control.id}-list`}
          options={options}
          value={String(value)}
          typed={typed}
          onChoose={choose}
          onClose={closed}
        />
      )}
    </div>
  );
}
