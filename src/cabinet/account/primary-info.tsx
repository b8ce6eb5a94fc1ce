import { type ReactNode, useState } from 'react';
import * as calls from '../../api/calls.ts';
import type { Order } from '../../api/resources/order.ts';
import { readPhone } from '../../order/phone.ts';
import { Button } from '../../ui/look/button.tsx';
import { type Cabinet, useCabinet, useCabinetStore } from '../context/cabinet-context.ts';
import type { Draft } from '../context/form-store.ts';
import { useFocusWhenLost } from '../shared/focus.ts';
import { Sheet } from '../shared/sheet.tsx';
import { FormField } from './form-fields.tsx';
import { FormView, useForm } from './form-view.tsx';

export type PrimaryName = Exclude<keyof Order['contact'], 'email'>;

interface Props {
  contact: Order['contact'];
  /** Fields that a customer is asked for on another page than the profile. Typed values survive a reload there. */
  missing?: readonly PrimaryName[];
  onSaved?: () => void;
  /** Another button beside the one that saves. */
  aside?: ReactNode;
}

/** Renders the form for names and phone, or for the missing ones of them. */
export function PrimaryInfo({ contact, missing, onSaved, aside }: Props) {
  const { t, client, drafts, responses, site } = useCabinet();
  const { owner } = useCabinetStore();
  const { firstName, lastName, phone } = contact;
  const reader = createPhoneReader({ site }, phone);
  const form = useForm({
    initial: { firstName, lastName, phone },
    ...(missing && { draft: drafts.of('primary') }),
    validate: (suites, values) =>
      suites.validatePrimaryInfo({ ...values, phone: reader.forCheck(values.phone) }),
    send: async (values) =>
      client.send(calls.changePrimaryInfo, {
        payload: { ...values, phone: await reader.forServer(values.phone) },
      }),
    onDone: () => {
      // The profile page would show the values before the change.
      responses.delete(`identity ${owner}`);
      onSaved?.();
    },
  });
  const isShown = (name: PrimaryName) => !missing || missing.includes(name);
  return (
    <FormView form={form} name="primary" submit={t('Save')} isQuiet aside={aside} done={t('Saved.')}>
      {isShown('firstName') && (
        <FormField name="firstName" label={t('First name')} autoComplete="given-name" />
      )}
      {isShown('lastName') && <FormField name="lastName" label={t('Last name')} autoComplete="family-name" />}
      {isShown('phone') && <FormField name="phone" label={t('Phone')} kind="tel" autoComplete="tel" />}
    </FormView>
  );
}

export interface EmailProps {
  email: string;
  /** Keeps the typed address, but not the password. */
  draft: Draft<{ email: string }>;
  onChanged: () => void;
}

/** Renders the form that changes the e-mail address. The change logs out all other devices. */
export function EmailForm({ email, draft, onChanged }: EmailProps) {
  const { t, client, store, responses } = useCabinet();
  const form = useForm({
    initial: { email, password: '' },
    draft: { read: draft.read, write: (values) => draft.write(values && { email: values.email }) },
    validate: (suites, values) => suites.validateLogin(values),
    send: (payload) => client.send(calls.changeEmail, { payload }),
    onDone: () => {
      responses.delete(`identity ${store.owner}`);
      // The page of a payment leads on to the same account.
      if (store.continueAs) store.continueAs = form.store.values.email.trim();
      onChanged();
    },
  });
  return (
    <FormView form={form} name="email" submit={t('Change address')} isQuiet>
      <p className="lead">
        {t('You also log in with the new address. The password shows that the account is yours.')}
      </p>
      <FormField name="email" label={t('New e-mail address')} kind="email" autoComplete="email" required />
      <FormField name="password" label={t('Your password')} kind="current-password" required />
    </FormView>
  );
}

interface SheetProps {
  contact: Order['contact'];
  missing: readonly PrimaryName[];
  /** Called when the customer has answered, so that the question is not repeated. */
  onAnswered: () => void;
}

function Answered({ text }: { text: string }) {
  return (
    <p ref={useFocusWhenLost<HTMLParagraphElement>()} tabIndex={-1}>
      {text}
    </p>
  );
}

/** Renders the question for missing names and phone, and then the result of the answer. */
export function MissingSheet({ contact, missing, onAnswered }: SheetProps) {
  const { t } = useCabinet();
  const [answer, setAnswer] = useState('');
  const showAnswer = (text: string) => {
    onAnswered();
    setAnswer(text);
  };
  if (answer) return <Answered text={answer} />;
  return (
    <Sheet id="missing" title={t('Complete your profile')}>
      <p>
        {t('This helps us to reach you about your orders.')}
        {missing.includes('phone') && ` ${t('The phone number begins with the country code, such as +44.')}`}
      </p>
      <PrimaryInfo
        contact={contact}
        missing={missing}
        onSaved={() => showAnswer(t('Saved.'))}
        aside={
          <Button kind="quiet" onClick={() => showAnswer(t('You can add it in your profile at any time.'))}>
            {t('Not now')}
          </Button>
        }
      />
    </Sheet>
  );
}

/**
 * Reads the text typed over the stored phone number `stored` of a customer; `other` is the customer's other number. The server
 * reads a number without a country by the stored ones.
 */
export const createPhoneReader = ({ site }: Pick<Cabinet, 'site'>, stored: string, other = '') => ({
  /** Returns the number for the check of the form, which accepts any country. */
  forCheck: (typed: string): string => readPhone(typed, '1'),
  /** Returns the number for the server. If no stored number has a country, it gets the customer's present country. */
  forServer: async (typed: string): Promise<string> => {
    if (typed === stored || (stored || other).startsWith('+')) return typed;
    const result = await site();
    return readPhone(typed, (!result.failed && result.payload.dialCode) || '');
  },
});
