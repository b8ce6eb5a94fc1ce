import { effect } from '@preact/signals-core';
import { useLayoutEffect, useState } from 'react';

/** Returns the result of `read`; renders the component again when that result changes. */
export const useLive = <Value extends string | boolean>(read: () => Value): Value => {
  const [value, setValue] = useState(read);
  useLayoutEffect(() => effect(() => setValue(read())), [read]);
  return value;
};

/** Renders the text that `read` returns. A change of it renders no component around it. */
export const LiveText = ({ read }: { read: () => string }) => useLive(read);
