import { type MouseEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useFieldControl } from '../fields/frame/bare-field.tsx';
import { useTranslator } from '../use-translator.tsx';
import { type CloseOptions, type ListProps, OpenList } from './open-list.tsx';
import { flatten, isGroup, type SelectItem, type SelectOption } from './select-options.ts';

interface SelectPopupProps extends ListProps {
  setOpen: (isOpen: boolean) => void;
}

/** Keys that open the list. A typed character is also used as the search text. */
const openingKeys = /^(Enter|Arrow(Up|Down)|.)$/;

const isTouchDevice = () => matchMedia('(pointer:coarse)').matches;

/**
 * Renders the searchable list of a native select. It opens by the keys that open a select. The list is created when the
 * pointer enters the select, so that a press only has to show it.
 */
function SelectPopup({ isOpen, setOpen, ...list }: SelectPopupProps) {
  const place = useRef<HTMLDivElement>(null);
  const typed = useRef('');
  const [isPrepared, setPrepared] = useState(false);
  useLayoutEffect(() => {
    const native = place.current?.parentElement?.querySelector('select');
    const openByKey = (event: globalThis.KeyboardEvent) => {
      const { key } = event;
      const isCommand = event.ctrlKey || event.metaKey || !openingKeys.test(key);
      if (isCommand || isTouchDevice()) return;
      event.preventDefault();
      typed.current = key.length === 1 ? key.trim() : '';
      setOpen(true);
    };
    // Prepares no list in a browser without popovers, because a prepared list would be visible before it opens.
    const prepare = () => setPrepared(!isTouchDevice() && 'popover' in document.body);
    const discard = () => setPrepared(false);
    if (native?.matches(':hover')) prepare();
    native?.addEventListener('keydown', openByKey);
    native?.addEventListener('pointerenter', prepare);
    native?.addEventListener('pointerleave', discard);
    return () => {
      native?.removeEventListener('keydown', openByKey);
      native?.removeEventListener('pointerenter', prepare);
      native?.removeEventListener('pointerleave', discard);
    };
  }, [setOpen]);
  const closeList = (options?: CloseOptions) => {
    typed.current = '';
    setOpen(false);
    setPrepared(false);
    if (options?.refocus) place.current?.parentElement?.querySelector('select')?.focus();
  };
  const openList = (
    <OpenList key={typed.current} {...list} isOpen={isOpen} typed={typed.current} onClose={closeList} />
  );
  return <div ref={place}>{(isOpen || isPrepared) && openList}</div>;
}

interface Props<V extends string | number> {
  name?: string | undefined;
  /** Id of the chosen option, or null for the placeholder. */
  value: V | null;
  /** Options, groups of options, or both. */
  options: readonly SelectItem<V>[];
  onChange: (value: V) => void;
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
  const { name, value, options, onChange, disabled } = props;
  const control = useFieldControl(name);
  const [isOpen, setOpen] = useState(false);
  // Memoizes the options, because Preact then skips them when the control is rendered again. This saves most of the
  // work for long lists.
  const items = useMemo(() => <>{options.map(nativeItem)}</>, [options]);
  const toggleList = (event: MouseEvent<HTMLElement>) => {
    if (event.button || isTouchDevice()) return;
    event.preventDefault();
    // An open list closes when the focus leaves it, and takes the focus when it opens.
    if (isOpen) event.currentTarget.focus();
    setOpen(!isOpen);
  };
  const chooseById = (text: string) => {
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
        onChange={(event) => chooseById(event.currentTarget.value)}
        onMouseDown={toggleList}
      >
        {value === null && (
          <option value="" disabled>
            {t('Select...')}
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
        onChoose={chooseById}
      />
    </div>
  );
}
