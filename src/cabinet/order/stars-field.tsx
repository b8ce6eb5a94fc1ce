import { Field } from '../../ui/field.tsx';
import { useField } from '../forms/form-view.tsx';

const rates = ['1', '2', '3', '4', '5'];

/** One to five stars as native radios: arrows move between them, and each is read out by its number. */
export function StarsField({ name, label }: { name: string; label: string }) {
  const { value, error, idPrefix, edit } = useField(name);
  return (
    <Field name={name} error={error} idPrefix={idPrefix}>
      <fieldset className="star-field">
        <legend className="label">{label}</legend>
        {rates.map((rate) => (
          <label key={rate} className={rate <= value ? 'is-lit' : ''}>
            <input
              type="radio"
              className="quiet-text"
              name={idPrefix + name}
              value={rate}
              checked={rate === value}
              onChange={() => edit(rate)}
            />
            <span aria-hidden="true">★</span>
            <span className="quiet-text">{rate} of 5</span>
          </label>
        ))}
      </fieldset>
    </Field>
  );
}
