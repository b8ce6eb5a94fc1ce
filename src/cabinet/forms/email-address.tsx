import { type ReactNode, useState } from 'react';
import * as calls from '../../api/calls.ts';
import type { Identity } from '../../api/resources/client.ts';
import { Button } from '../../ui/look/button.tsx';
import { Notice } from '../../ui/overlays/notice.tsx';
import { useTranslator } from '../../ui/use-translator.tsx';
import { useCabinet } from '../context/cabinet-context.ts';
import { isTransient } from '../context/failure-message.ts';
import { useFocusWhenLost } from '../shared/focus.ts';
import { Problem, useRequest } from '../shared/use-request.tsx';
import { DeferredSheets } from './deferred-sheets.tsx';

/** Renders an address that is too long for a line in two lines, the second of which is its domain. */
export function Address({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <bdi dir="ltr">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  );
}

interface Props {
  email: string;
  /** Name under which a typed address is kept, so that it survives a reload. */
  draftName: string;
  onChange: () => void;
  /** State beside the address. */
  children?: ReactNode;
}

/** Renders the account's e-mail address, and the button that opens the form to change it. */
export function EmailAddress({ email, draftName, onChange, children }: Props) {
  const t = useTranslator();
  const { drafts } = useCabinet();
  const draft = drafts.of<{ email: string }>(draftName);
  const [isOpen, setOpen] = useState(() => draft.read() !== null);
  const [isChanged, setChanged] = useState(false);
  // Focuses the result after the form has disappeared with its button.
  const result = useFocusWhenLost<HTMLParagraphElement>(isOpen);
  const toggle = () => {
    draft.write(null);
    setChanged(false);
    setOpen(!isOpen);
  };
  const finish = () => {
    setOpen(false);
    setChanged(true);
    onChange();
  };
  return (
    <>
      <div className="address">
        <p>
          <Address email={email} /> {children}
        </p>
        <Button kind="quiet" onClick={toggle}>
          {t(isOpen ? 'Cancel' : 'Change')}
        </Button>
      </div>
      <p role="status" ref={result} tabIndex={-1}>
        {isChanged &&
          t('The address is changed. Please follow the link in the letter that is on its way to it.')}
      </p>
      {isOpen && (
        <DeferredSheets>
          {({ EmailForm }) => <EmailForm email={email} draft={draft} onChanged={finish} />}
        </DeferredSheets>
      )}
    </>
  );
}

/** Renders a button that sends the confirmation e-mail, and the result. */
export function ConfirmationMail() {
  const t = useTranslator();
  const { client } = useCabinet();
  const { isBusy, problem, send } = useRequest();
  const [isSent, setSent] = useState(false);
  const sendMail = async () => {
    setSent(false);
    const result = await send(() => client.send(calls.sendEmailConfirmation));
    setSent(!result.failed);
  };
  return (
    <div className="actions">
      <Button kind="quiet" isLoading={isBusy} onClick={sendMail}>
        {t(isSent ? 'Send it again' : 'Send confirmation e-mail')}
      </Button>
      <p role="status">{isSent && t('It is on its way: please follow the link in it.')}</p>
      <Problem text={problem} />
    </div>
  );
}

interface ConfirmationMailProps {
  identity: Identity;
  /** Token from the link of the confirmation e-mail; null without such a link. */
  token: string | null;
  /** Called when the address is confirmed or changed. */
  onChange: () => void;
}

/** Renders the account's e-mail address with its state, and the button that confirms it or sends the confirmation e-mail. */
export function EmailConfirmation({
  identity: { email, emailConfirmed },
  token,
  onChange,
}: ConfirmationMailProps) {
  const t = useTranslator();
  const { store, client, go } = useCabinet();
  const { isBusy, problem, send } = useRequest();
  const [isSpent, setSpent] = useState(false);
  const hasLink = token !== null && !emailConfirmed && !isSpent;
  const confirm = async (token: string) => {
    const result = await send(() => client.send(calls.confirmEmail, { payload: { token } }));
    if (result.failed) return setSpent(!isTransient(result));
    // The customer may have gone to another page meanwhile.
    if (store.path.startsWith('/profile')) go('/profile', 'replace');
    onChange();
  };
  return (
    <>
      <EmailAddress email={email} draftName="email" onChange={onChange}>
        <span className={`status ${emailConfirmed ? 'done' : 'waiting'}`} role="status">
          {t(emailConfirmed ? 'Confirmed' : 'Not confirmed')}
        </span>
      </EmailAddress>
      {problem && <Notice kind="error">{problem}</Notice>}
      {hasLink && (
        <>
          <p>{t('The link of our letter confirms that this address is yours.')}</p>
          <div className="actions">
            <Button isLoading={isBusy} onClick={() => confirm(token)}>
              {t('Confirm this address')}
            </Button>
          </div>
        </>
      )}
      {!emailConfirmed && !hasLink && <ConfirmationMail />}
    </>
  );
}
