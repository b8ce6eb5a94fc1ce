import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { Device } from '../state/context.ts';

/** Width 768 or less is mobile, up to 1200 tablet, wider desktop (EMB-06); follows resizes until stopped. */
export const followDevice = (): { device: ReadonlySignal<Device>; stop: () => void } => {
  const [mobile, tablet] = [768, 1200].map((width) => matchMedia(`(max-width:${width}px)`));
  const read = (): Device => (mobile?.matches ? 'mobile' : tablet?.matches ? 'tablet' : 'desktop');
  const device = signal(read());
  const change = () => {
    device.value = read();
  };
  mobile?.addEventListener('change', change);
  tablet?.addEventListener('change', change);
  const stop = () => {
    mobile?.removeEventListener('change', change);
    tablet?.removeEventListener('change', change);
  };
  return { device, stop };
};
