import { useEffect, useState } from 'react';

/** The English of a message key. Most visitors never see an error, so the catalogue comes with the first one. */
export const useMessage = (key: string | undefined): string => {
  const [text, setText] = useState('');
  useEffect(() => {
    let isCurrent = true;
    if (!key) setText('');
    else
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
