import type { ReactNode } from 'react';
import { isLoginRefused } from '../../../../api/field-errors.ts';
import { readPhone } from '../../../../order/phone.ts';
import { suggestAddress } from '../../../../state/page/suggest-address.ts';
import type { IdentityTab } from '../../../../state/session/session-store.ts';
import { useAddressSuggestion } from '../../../../ui/fields/address-suggestion.tsx';
import { Field } from '../../../../ui/fields/frame/field.tsx';
import { PasswordField, TextField, type TextFieldProps } from '../../../../ui/fields/text-field.tsx';
import { useTranslator } from '../../../../ui/use-translator.tsx';
import { limits } from '../../../../validation/limits.ts';
import { isEmailTaken } from '../../../../validation/messages/common-fields.ts';
import { useScope, useSession } from '../../shared/scope.ts';

// Attributes of the inputs for a phone's keyboard and the browser's autofill. HTML does not allow `username` for the type `email`.
const inputs: Record<Name, Partial<TextFieldProps>> = {
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  password: { autoComplete: 'new-password' },
  repeatPassword: { autoComplete: 'new-password' },
};

export function PersonField({ form: formName, name }: { form: IdentityTab; name: Name }): ReactNode {
  const t = useTranslator();
  const { form, textOf } = useScope();
  const { session } = form;
  const isLogin = formName === 'login';
  const isNewPassword = formName === 'registration' && name === 'password';
  const [value, error, isShared, dialCode] = useSession((facts) => {
    const values: Partial<Record<Name, string>> = facts[formName];
    const errors = facts.errors[formName];
    return [
      values[name] ?? '',
      errors[name],
      isLogin && name === 'email' && isLoginRefused({ ...errors }),
      facts.dialCode,
    ];
  });
  const phone = readPhone(value, dialCode);
  const editField = (text: string) => session.edit(formName, name, text);
  const suggestion = useAddressSuggestion({ value, onChange: editField, suggest: suggestAddress });
  // Shows the number that is sent.
  const correctPhone = () => phone !== value && editField(phone);
  const onBlur = name === 'phone' ? correctPhone : undefined;
  const isTaken = name === 'email' && isEmailTaken(error);
  const text = textOf(error, name);
  const errorContent = isTaken ? <TakenAddress text={text} email={value} /> : text;
  const isPassword = name === 'password' || name === 'repeatPassword';
  const Control = isPassword ? PasswordField : TextField;
  return (
    <Field
      name={name}
      label={t(personLabels[name])}
      required
      hint={name === 'phone' ? t('Only to reach you about this order') : undefined}
      error={!isShared && errorContent}
      sharesErrorOf={isShared ? 'password' : undefined}
    >
      <Control
        {...inputs[name]}
        {...(isLogin && isPassword && { autoComplete: 'current-password' })}
        {...(isNewPassword && { placeholder: t('%n% characters or more', { n: limits.password.min }) })}
        value={value}
        onChange={editField}
        onBlur={name === 'email' ? suggestion.ask : onBlur}
      />
      {name === 'email' && suggestion.button}
    </Field>
  );
}

/** Renders the error of an e-mail address that has an account, with a button to the login form. */
function TakenAddress({ text, email }: { text: string | undefined; email: string }) {
  const t = useTranslator();
  const { form } = useScope();
  const { session } = form;
  const logIn = () => {
    session.edit('login', 'email', email);
    session.showTab('login');
    // Waits until the login form is rendered, because both forms have a field `password`.
    setTimeout(() => form.jumpTo('password'));
  };
  return (
    <>
      {text}{' '}
      <button type="button" className="rule-link" onClick={logIn}>
        {t('Log in')}
      </button>
    </>
  );
}

export const personLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  phone: 'Phone',
  password: 'Password',
  repeatPassword: 'Repeat password',
} as const;

type Name = keyof typeof personLabels;
