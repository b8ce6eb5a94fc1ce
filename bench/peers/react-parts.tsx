import type { ReactNode } from 'react';
import * as calculation from './calculation.ts';

interface FieldProps {
  name: string;
  label: string;
  className?: string;
  children: ReactNode;
}

export const Field = ({ name, label, className = '', children }: FieldProps) => (
  <div className={`field ${className}`} data-field={name}>
    <label htmlFor={name} className="label">
      {label}
    </label>
    <div className="control">{children}</div>
  </div>
);

export const option = ({ id, name }: { id: number; name: string }) => (
  <option key={id} value={id}>
    {name}
  </option>
);

export const Price = ({ total }: { total: number }) => (
  <div className="price">
    <span className="price-label">Price:</span>
    <span data-price="total">{calculation.money(total)}</span>
  </div>
);
