import { type MouseEvent, useMemo, useState } from 'react';
import { useFieldControl } from '../fields/frame/field-context.ts';
import { useTranslator } from '../use-translator.ts';
import { flatten, isGroup, type SelectItem, type SelectOption } from './select-option.ts';
import { SelectPopup } from './select-popup.tsx';

interface Props<V extends string | number> {
  name?: string | undefined;
  /** Id of the chosen option, or null for the placeholder. */
  value: V | null;
  /** Options, groups of options, or both. */
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
 * Renders a native select. With a mouse, a searchable list opens instead of the native one. Style: select.css, field.css.
 */
export function Select<V extends string | number>(props: Props<V>) {
  const t = useTranslator();
  const { name, value, options, onChange, placeholder, disabled } = props;
  const control = useFieldControl(name);
  const [isOpen, setOpen] = useState(false);
  // Memoizes the options, because Preact then skips them when the control is rendered again. This saves most of the
  // work for long lists.
  const items = useMemo(() => <>{options.map(nativeItem)}</>, [options]);
  const toggle = (event: MouseEvent<HTMLElement>) => {
    if (event.button || matchMedia('(pointer:coarse)').matches) return;
    event.preventDefault();
    // An open list closes when the focus leaves it, and takes the focus when it opens.
    if (isOpen) event.currentTarget.focus();
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
        onMouseDown={toggle}
      >
        {value === null && (
          <option value="" disabled>
            {placeholder ?? t('Select...')}
          </option>
        )}
        {items}
      </select>
      <SelectPopup
        id={`${control.id}-list`}
        options={options}
        value={`${value}`}
        isOpen={isOpen}
        setOpen={setOpen}
        onChoose={choose}
      />
    </div>
  );
}
