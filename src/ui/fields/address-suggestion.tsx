import { useState } from 'react';
import { Button } from '../look/button.tsx';
import { useTranslator } from '../use-translator.tsx';

interface Props {
  value: string;
  onChange: (value: string) => void;
  /** Returns the address that was probably meant; null if the typed one looks right. */
  suggest: (value: string) => Promise<string | null>;
}

/** Asks for a suggestion when the visitor leaves the field, and returns a button that takes it. */
export const useAddressSuggestion = ({ value, onChange, suggest }: Props) => {
  const t = useTranslator();
  const [suggestion, setSuggestion] = useState<{ value: string; address: string | null } | null>(null);
  const ask = async () => {
    // The suggestion is an aid only. Without its code, the visitor misses nothing.
    const address = await suggest(value).catch(() => null);
    setSuggestion({ value, address });
  };
  const address = suggestion?.value === value ? suggestion.address : null;
  const button = (
    <span role="status">
      {address && (
        <Button kind="link" onClick={() => onChange(address)}>
          {t('Did you mean %address%?', { address })}
        </Button>
      )}
    </span>
  );
  return { ask, button };
};
