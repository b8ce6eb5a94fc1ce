import { Button, type ButtonProps } from '@mui/material';
import { useRef, useState } from 'react';
import { Confirm } from 'react-admin';

interface ConfirmProps {
  label: string;
  /** Consequences of the act, which the person reads before confirming. */
  content: string;
  onConfirm: () => unknown;
}

export const ConfirmButton = ({ label, content, onConfirm }: ConfirmProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const closeQuestion = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      <Confirm
        isOpen={isOpen}
        title={`${label}?`}
        content={content}
        onConfirm={() => {
          closeQuestion();
          onConfirm();
        }}
        onClose={closeQuestion}
      />
    </>
  );
};

interface FileButtonProps extends Pick<ButtonProps, 'variant'> {
  label: string;
  /** Types of files that the browser offers. */
  accept: string;
  /** Label of the hidden file input, by which tests find it. */
  name?: string;
  take: (file: File) => unknown;
}

/** A button to choose a file, also the same one again. */
export const FileButton = ({ label, accept, name, take, ...props }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...props} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={name}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) take(file);
          target.value = '';
        }}
      />
    </>
  );
};
