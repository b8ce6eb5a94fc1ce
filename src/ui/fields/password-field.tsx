import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../look/icons.tsx';
import { useTranslator } from '../use-translator.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/**
 * Renders a password input with a button that makes the password readable. Style: password-field.css, field.css,
 * icon.css.
 */
export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  const t = useTranslator();
  const [isShown, setShown] = useState(false);
  return (
    <div className="password">
      <TextField {...props} type={isShown ? 'text' : 'password'} />
      <button
        type="button"
        className="icon-button reveal"
        aria-label={t('Show password')}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOffIcon /> : <EyeIcon />}
      </button>
    </div>
  );
}
