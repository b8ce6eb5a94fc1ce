/** Stands for '@preact/signals-react/runtime' in a Preact bundle, where signals need no tracking call. */
export { useComputed, useSignal, useSignalEffect } from '@preact/signals';

/** React needs this as a component's first line to track signals; Preact tracks them by itself. */
export const useSignals = () => {};
