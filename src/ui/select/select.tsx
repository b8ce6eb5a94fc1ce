import { type FC, type MouseEvent, useMemo, useState } from 'react';
import { useFieldControl } from '../fields/field-context.ts';
import { flatten, isGroup, type SelectItem, type SelectOption } from './select-option.ts';
import type { SelectPopupProps } from './select-popup.tsx';

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

const nativeOption = ({ id, name }: SelectOption<string | number>) => (
  <option key={id} value={id}>
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
 * The closed control is always the native select: it carries the name, and fingers get their own picker. With a
 * fine pointer a searchable list opens instead, from a module that is loaded on the way to the control; where
 * that fails the native list remains. Style: select.css beside field.css.
 */
export function Select<V extends string | number>(props: Props<V>) {
  const { name, value, options, onChange, placeholder = 'Select...', disabled } = props;
  const control = useFieldControl(name);
  const [Popup, setPopup] = useState<FC<SelectPopupProps> | false | null>(null);
  const [isOpen, setOpen] = useState(false);
  // The same element is passed over when the control is drawn again: with a thousand options most of the work.
  const items = useMemo(() => <>{options.map(nativeItem)}</>, [options]);
  const load = () => {
    if (Popup === null)
      import('./select-popup.tsx').then(
        (module) => setPopup(() => module.SelectPopup),
        () => setPopup(false),
      );
  };
  const turn = (event: MouseEvent<HTMLElement>) => {
    if (event.button || Popup === false || matchMedia('(pointer:coarse)').matches) return;
    // A list that does not come is not waited for twice.
    if (isOpen && !Popup) return setOpen(false);
    event.preventDefault();
    // An open list closes as it loses the focus; one that is on its way is waited for here; one that is there takes it.
    if (isOpen || !Popup) event.currentTarget.focus();
    load();
    setOpen(!isOpen);
  };
  const choose = (text: string) => {
    const chosen = flatten(options).find(({ id }) => `${id}` === text);
    if (chosen && chosen.id !== value) onChange(chosen.id);
  };
  return (
    <div className="select" data-value={value ?? ''}>
      <select
        {...control}
        part="select"
        className="box"
        value={value ?? ''}
        disabled={disabled}
        onChange={(event) => choose(event.currentTarget.value)}
        onPointerEnter={load}
        onFocus={load}
        onMouseDown={turn}
      >
        {value === null && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {items}
      </select>
      {Popup && (
        <Popup
          id={`${control.id}-list`}
          options={options}
          value={`${value}`}
          isOpen={isOpen}
          onTurn={setOpen}
          onChoose={choose}
        />
      )}
    </div>
  );
}
