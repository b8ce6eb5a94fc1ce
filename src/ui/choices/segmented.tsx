import { useFieldGroup } from '../fields/frame/field-context.ts';
import type { SelectOption } from '../select/select-option.ts';

interface Props<V extends string | number> {
  name?: string | undefined;
  value: V;
  options: readonly SelectOption<V>[];
  onChange: (value: V) => void;
}

/**
 * Renders two or three choices side by side. They are native radios, so that arrow keys and form submission work.
 * Style: segmented.css.
 */
export function Segmented<V extends string | number>({ name, value, options, onChange }: Props<V>) {
  const { group, rest } = useFieldGroup(name);
  return (
    <div {...rest} className="segmented" role="radiogroup" part="segmented">
      {options.map((option) => (
        <label key={option.id}>
          <input
            type="radio"
            className="quiet-text"
            name={group}
            value={option.id}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
          />
          <span>{option.name}</span>
        </label>
      ))}
    </div>
  );
}
