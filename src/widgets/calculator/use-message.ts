import { useEffect, useState } from 'react';

/** The English of a message key, or of a finished sentence. The catalogue comes with the first error: most see none. */
export const useMessage = (key: string | undefined): string => {
  const [text, setText] = useState('');
  useEffect(() => {
    let isCurrent = true;
    setText(key?.includes(' ') ? key : '');
    if (key)
      import('../../validation/messages.ts').then(
        ({ messageText }) => isCurrent && setText(messageText(key)),
        () => isCurrent && setText(key),
      );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return text;
};
