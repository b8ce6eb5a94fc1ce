import { effect } from '@preact/signals-core';
import { useLayoutEffect, useState } from 'react';

/**
 * Renders the text that `read` returns. When a signal that `read` uses changes, only this text is rendered and no
 * component around it.
 */
export function LiveText({ read }: { read: () => string }) {
  const [text, setText] = useState(read);
  useLayoutEffect(() => effect(() => setText(read())), [read]);
  return text;
}
