import { Field } from '../../../ui/fields/frame/field.tsx';
import { useFieldGroup } from '../../../ui/fields/frame/field-context.ts';
import { useTranslator } from '../../../ui/use-translator.ts';
import { useField } from '../../forms/form-view.tsx';

const rates = ['1', '2', '3', '4', '5'];

interface StarsProps {
  value: string;
  isInvalid: boolean;
  onChange: (rate: string) => void;
}

function Stars({ value, isInvalid, onChange }: StarsProps) {
  const t = useTranslator();
  const { rest } = useFieldGroup();
  return (
    <div {...rest} className="stars-choice" role="radiogroup" aria-invalid={isInvalid || undefined}>
      {rates.map((rate) => (
        <label key={rate} className={rate <= value ? 'is-lit' : ''}>
          <input
            type="radio"
            className="quiet-text"
            name={rest.id}
            value={rate}
            checked={rate === value}
            onChange={() => onChange(rate)}
          />
          <span aria-hidden="true">{rate <= value ? '★' : '☆'}</span>
          <span className="quiet-text">{t('%rate% of 5', { rate })}</span>
        </label>
      ))}
    </div>
  );
}

/**
 * Renders a field for one to five stars. It consists of native radios, so that arrow keys work and screen readers
 * announce numbers.
 */
export function StarsField({ name, label }: { name: string; label: string }) {
  const { value, error, idPrefix, edit } = useField(name);
  return (
    <Field name={name} label={label} error={error} idPrefix={idPrefix} required>
      <Stars value={String(value)} isInvalid={error !== null} onChange={edit} />
    </Field>
  );
}
