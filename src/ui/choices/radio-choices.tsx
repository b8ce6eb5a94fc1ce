import { useFieldGroup } from '../fields/frame/bare-field.tsx';
import { CardIcon, WalletIcon } from '../look/icons.tsx';
import { Tooltip } from '../overlays/tooltip.tsx';
import type { SelectOption } from '../select/select-options.ts';
import { useTranslator } from '../use-translator.tsx';

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

export interface PaymentOption<V extends string | number> {
  id: V;
  name: string;
  icon: 'card' | 'wallet';
  isAvailable: boolean;
}

interface PaymentChoiceProps<V extends string | number> {
  name?: string | undefined;
  value: V;
  options: readonly PaymentOption<V>[];
  onChange: (value: V) => void;
}

/** Renders payment methods as a group of radios that look like cards. Style: payment-choice.css, tooltip.css, icon.css. */
export function PaymentChoice<V extends string | number>({
  name,
  value,
  options,
  onChange,
}: PaymentChoiceProps<V>) {
  const t = useTranslator();
  const { group, rest } = useFieldGroup(name);
  return (
    <div {...rest} className="payments" role="radiogroup" part="payments">
      {options.map((option) => {
        const noteId = `${rest.id}-${option.id}-soon`;
        const card = (
          <label className="payment" part="payment">
            <input
              type="radio"
              name={group}
              value={option.id}
              checked={option.id === value}
              disabled={!option.isAvailable}
              aria-describedby={option.isAvailable ? undefined : noteId}
              onChange={() => onChange(option.id)}
            />
            {option.icon === 'card' ? <CardIcon /> : <WalletIcon />}
            <span>{option.name}</span>
          </label>
        );
        if (option.isAvailable) return <div key={option.id}>{card}</div>;
        return (
          <Tooltip key={option.id} id={noteId} text={t('Coming soon...')} label={option.name} toggledBy="*">
            {card}
          </Tooltip>
        );
      })}
    </div>
  );
}
