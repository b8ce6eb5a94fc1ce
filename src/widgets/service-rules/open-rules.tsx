import type { RulePage } from '../../api/resources.ts';
import type { ThemeName } from '../../order/vocabulary/site.ts';
import { anchorId } from '../../ui/text/anchor-id.ts';
import type { LoadRule } from './load-rule.ts';
import { ServiceRules } from './service-rules.tsx';

/**
 * Opens the rules widget and keeps the current rule page. The state is not in a component, because hooks would be as
 * large as the rest of the widget.
 */
export const openRules = (load: LoadRule, redraw: () => void) => {
  let shown: { slug: string; page?: RulePage | null } | undefined;
  const show = async (slug: string) => {
    const requested: typeof shown = { slug };
    shown = requested;
    requested.page = await load(slug);
    // Meanwhile, another rule may have been requested, or the widget may have been destroyed.
    if (shown === requested) redraw();
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
