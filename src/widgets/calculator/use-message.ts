import { useEffect, useState } from 'react';

/** Returns the text for a message key; a finished sentence is returned unchanged. Loads the catalogue with the first error, because most visitors see none. */
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
