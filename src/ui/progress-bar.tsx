import type { ReadonlySignal } from '@preact/signals-react';
import { useSignalEffect } from '@preact/signals-react/runtime';
import { useRef } from 'react';

/** A bar that follows a signal from 0 to 1 without rendering. Style: file-field.css. */
export function ProgressBar({ progress, label }: { progress: ReadonlySignal<number>; label: string }) {
  const bar = useRef<HTMLProgressElement>(null);
  useSignalEffect(() => {
    const value = progress.value;
    if (bar.current) bar.current.value = value;
  });
  return <progress ref={bar} max={1} aria-label={label} part="progress" />;
}
