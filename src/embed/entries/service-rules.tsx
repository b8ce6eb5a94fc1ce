import richText from '../../ui/rich-text.css';
import spinner from '../../ui/spinner.css';
import tokens from '../../ui/tokens.css';
import { createRuleLoader, ruleSlugs } from '../../widgets/service-rules/load-rule.ts';
import styles from '../../widgets/service-rules/service-rules.css';
import { ServiceRules } from '../../widgets/service-rules/service-rules.tsx';
import { defineEntry } from '../mount.ts';

export const { mount } = defineEntry({
  name: 'service-rules',
  styles: [tokens, spinner, richText, styles],
  open: ({ hosts: { api, site } }) => {
    const load = createRuleLoader(api, `my.${site}`);
    return {
      draw: ({ rule, theme }) => <ServiceRules slug={rule ?? ruleSlugs[0]} load={load} theme={theme} />,
    };
  },
});
