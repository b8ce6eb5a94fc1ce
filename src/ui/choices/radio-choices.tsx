import { useFieldGroup } from '../fields/frame/bare-field.tsx';
import { CardIcon, WalletIcon } from '../look/icons.tsx';
import type { SelectOption } from '../select/select-options.ts';
import { useTranslator } from '../use-translator.tsx';

interface Props<V extends string | number, Option = SelectOption<V>> {
  name?: string | undefined;
  value: V;
  options: readonly Option[];
  onChange: (value: V) => void;
}

/**
 * Renders two or three choices side by side. They are native radios, so that arrow keys and form submission work.
 * Style: segmented.css, chosen.css.
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

export interface PaymentOption<V extends string | number> extends SelectOption<V> {
  icon: 'card' | 'wallet';
  isAvailable: boolean;
}

/** Renders payment methods as a group of radios that look like cards. Style: payment-choice.css, icon.css. */
export function PaymentChoice<V extends string | number>(props: Props<V, PaymentOption<V>>) {
  const { name, value, options, onChange } = props;
  const t = useTranslator();
  const { group, rest } = useFieldGroup(name);
  return (
    <div {...rest} className="payments" role="radiogroup" part="payments">
      {options.map((option) => {
        const note = option.isAvailable ? undefined : t('Coming soon...');
        const noteId = `${rest.id}-${option.id}-soon`;
        return (
          <label key={option.id} className="payment" part="payment" title={note}>
            <input
              type="radio"
              name={group}
              value={option.id}
              checked={option.id === value}
              disabled={!option.isAvailable}
              aria-describedby={note && noteId}
              onChange={() => onChange(option.id)}
            />
            {option.icon === 'card' ? <CardIcon /> : <WalletIcon />}
            <span>
              {option.name}
              {note && <small id={noteId}>{note}</small>}
            </span>
          </label>
        );
      })}
    </div>
  );
}
