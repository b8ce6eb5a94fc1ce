import tokens from '../../ui/tokens.css';
import styles from '../../widgets/service-info/service-info.css';
import { ServiceInfo } from '../../widgets/service-info/service-info.tsx';
import { defineEntry } from '../mount.ts';

export const { mount } = defineEntry({
  name: 'service-info',
  styles: [tokens, styles],
  open: () => ({ draw: ({ theme }) => <ServiceInfo theme={theme} /> }),
});
