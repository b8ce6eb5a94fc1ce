import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';

interface ConfirmProps {
  label: string;
  /** Consequences of the act, which the person reads before confirming. */
  content: string;
  act: () => unknown;
}

/** A button that asks before it acts. */
export const ConfirmButton = ({ label, content, act }: ConfirmProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      <Confirm
        isOpen={isOpen}
        title={`${label}?`}
        content={content}
        onConfirm={() => {
          close();
          act();
        }}
        onClose={close}
      />
    </>
  );
};
