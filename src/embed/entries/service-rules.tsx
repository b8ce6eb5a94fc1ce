import { createRuleLoader, ruleSlugs } from '../../widgets/service-rules/load-rule.ts';
import { ServiceRules } from '../../widgets/service-rules/service-rules.tsx';
import { styles } from '../../widgets/service-rules/styles.ts';
import { defineEntry } from '../mount.ts';

export const mount = defineEntry({
  name: 'service-rules',
  styles,
  open: ({ hosts: { api, site } }) => {
    const load = createRuleLoader(api, `my.${site}`);
    return {
      draw: ({ rule, theme }) => <ServiceRules slug={rule ?? ruleSlugs[0]} load={load} theme={theme} />,
    };
  },
});
