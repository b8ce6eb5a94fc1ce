/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';

interface FieldProps {
  name: string;
  label: ComponentChildren;
  className?: string;
  children: ComponentChildren;
}

export const Field = ({ name, label, className = '', children }: FieldProps) => (
  <div class={`field ${className}`} data-field={name}>
    <label for={name} class="label">
      {label}
    </label>
    <div class="control">{children}</div>
  </div>
);

export const option = ({ id, name }: { id: number; name: string }) => (
  <option key={id} value={id}>
    {name}
  </option>
);

interface SelectProps {
  name: string;
  value: number;
  disabled?: boolean;
  onChoose: (id: number) => void;
  children: ComponentChildren;
}

export const Select = ({ name, value, disabled, onChoose, children }: SelectProps) => (
  <div class="select">
    <select
      id={name}
      name={name}
      class="box"
      value={value}
      disabled={disabled}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
    >
      {children}
    </select>
  </div>
);
