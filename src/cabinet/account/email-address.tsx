import { type ComponentType, type ReactNode, useState } from 'react';
import * as calls from '../../api/calls.ts';
import { Button } from '../../ui/look/button.tsx';
import { Address } from '../../ui/text/address.tsx';
import { useCabinet } from '../context/cabinet-context.ts';
import { useFocusWhenLost } from '../shared/focus.ts';
import { RequestProblem, useRequest } from '../shared/use-request.tsx';
import type { EmailProps } from './primary-info.tsx';

interface Props {
  email: string;
  /** Name under which a typed address is kept, so that it survives a reload. */
  draftName: string;
  onChange: () => void;
  /** The form that changes the address. It is shown once the customer asks for it, or if a typed address is stored. */
  Form: ComponentType<EmailProps>;
  /** State beside the address. */
  children?: ReactNode;
}

export function EmailAddress({ email, draftName, onChange, Form, children }: Props) {
  const { t, drafts } = useCabinet();
  const draft = drafts.of<{ email: string }>(draftName);
  const [isOpen, setOpen] = useState(() => draft.read() !== null);
  const [isChanged, setChanged] = useState(false);
  // Focuses the result after the form has disappeared with its button.
  const result = useFocusWhenLost<HTMLParagraphElement>(isOpen);
  const toggleForm = () => {
    draft.write(null);
    setChanged(false);
    setOpen(!isOpen);
  };
  const finishChange = () => {
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
        <Button kind="quiet" onClick={toggleForm}>
          {t(isOpen ? 'Cancel' : 'Change')}
        </Button>
      </div>
      <p role="status" ref={result} tabIndex={-1}>
        {isChanged &&
          t('The address is changed. Please follow the link in the letter that is on its way to it.')}
      </p>
      {isOpen && <Form email={email} draft={draft} onChanged={finishChange} />}
    </>
  );
}

export function ConfirmationMail() {
  const { t, client } = useCabinet();
  const { isBusy, isDone, problem, send } = useRequest();
  const sendMail = () => send(() => client.send(calls.sendEmailConfirmation));
  return (
    <div className="actions">
      <Button kind="quiet" isLoading={isBusy} onClick={sendMail}>
        {t(isDone ? 'Send it again' : 'Send confirmation e-mail')}
      </Button>
      <p role="status">{isDone && t('It is on its way: please follow the link in it.')}</p>
      <RequestProblem text={problem} />
    </div>
  );
}
