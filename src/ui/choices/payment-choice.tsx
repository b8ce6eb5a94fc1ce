import { useFieldGroup } from '../fields/frame/field-context.ts';
import { CardIcon, WalletIcon } from '../look/icons.tsx';
import { Tooltip } from '../overlays/tooltip.tsx';
import { useTranslator } from '../use-translator.ts';

export interface PaymentOption<V extends string | number> {
  id: V;
  name: string;
  icon: 'card' | 'wallet';
  isAvailable: boolean;
}

interface Props<V extends string | number> {
  name?: string | undefined;
  value: V;
  options: readonly PaymentOption<V>[];
  onChange: (value: V) => void;
}

/** Renders payment methods as a group of radios that look like cards. Style: payment-choice.css, tooltip.css, icon.css. */
export function PaymentChoice<V extends string | number>({ name, value, options, onChange }: Props<V>) {
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
          <Tooltip key={option.id} id={noteId} text={t('Coming soon...')} isFocusable toggledBy="*">
            {card}
          </Tooltip>
        );
      })}
    </div>
  );
}
