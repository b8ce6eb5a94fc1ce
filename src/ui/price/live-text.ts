import { effect } from '@preact/signals-core';
import { useLayoutEffect, useState } from 'react';

/** A text that follows the signals that `read` reads. A change renders this text and no component around it. */
export function LiveText({ read }: { read: () => string }) {
  const [text, setText] = useState(read);
  useLayoutEffect(() => effect(() => setText(read())), [read]);
  return text;
}
