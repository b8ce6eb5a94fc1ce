import { ServiceInfo } from '../../widgets/service-info/service-info.tsx';
import { styles } from '../../widgets/service-info/styles.ts';
import { defineEntry } from '../mount/mount.ts';

export const mount = defineEntry({
  name: 'service-info',
  styles,
  open: ({ site }) => ({ draw: ({ theme }) => <ServiceInfo theme={theme} site={site} /> }),
});
