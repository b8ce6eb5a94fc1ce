import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/look/button.tsx';
import { useTranslator } from '../../ui/use-translator.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { useFocusWhenLost } from '../shared/use-focus-when-lost.ts';
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
