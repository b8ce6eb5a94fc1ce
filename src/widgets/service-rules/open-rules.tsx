import type { RulePage } from '../../api/resources.ts';
import type { ThemeName } from '../../order/vocabulary/site.ts';
import { anchorId } from '../../ui/text/anchor-id.ts';
import type { LoadRule } from './load-rule.ts';
import { ServiceRules } from './service-rules.tsx';

/**
 * What the rules widget keeps between two drawings: the rule that is shown, as far as it has come. Kept here and not in
 * the component, because hooks would weigh as much as the rest of it.
 */
export const openRules = (load: LoadRule, redraw: () => void) => {
  let shown: { slug: string; page?: RulePage | null } | undefined;
  const show = async (slug: string) => {
    const asked: typeof shown = { slug };
    shown = asked;
    asked.page = await load(slug);
    // By now another rule may be wanted, or none.
    if (shown === asked) redraw();
  };
  const retry = () => {
    shown = undefined;
    redraw();
  };
  addEventListener('hashchange', redraw);
  return {
    draw: (slug: string, theme: ThemeName) => {
      if (shown?.slug !== slug) show(slug);
      const anchor = anchorId(location.hash.slice(1));
      return <ServiceRules page={shown?.page} anchor={anchor} theme={theme} onRetry={retry} />;
    },
    destroy: () => {
      shown = undefined;
      removeEventListener('hashchange', redraw);
    },
  };
};
