import { createTranslator } from '../../languages/translator.ts';
import { createRuleLoader, ruleSlugs } from '../../widgets/service-rules/load-rule.ts';
import { openRules } from '../../widgets/service-rules/service-rules.tsx';
import { styles } from '../../widgets/service-rules/styles.ts';
import { defineEntry } from '../mount/mount.ts';

export const mount = defineEntry({
  name: 'service-rules',
  styles,
  open: ({ hosts: { api, site: host }, site, redraw, emit }) => {
    const t = createTranslator(site);
    const fail = () => emit('error', { message: t('This text could not be loaded.') });
    const { draw, ...rules } = openRules(
      createRuleLoader({ apiBase: api, identity: `my.${host}`, t }),
      redraw,
      fail,
    );
    return { draw: ({ rule, theme }) => draw(rule ?? ruleSlugs[0], theme), ...rules };
  },
});
