import { effect } from '@preact/signals-core';
import { useLayoutEffect, useState } from 'react';

/** Returns what `read` returns. The component is rendered again when a signal that `read` uses has changed that. */
export const useLive = <Value extends string | boolean>(read: () => Value): Value => {
  const [value, setValue] = useState(read);
  useLayoutEffect(() => effect(() => setValue(read())), [read]);
  return value;
};

/** Renders the text that `read` returns. A change of it renders no component around it. */
export const LiveText = ({ read }: { read: () => string }) => useLive(read);
