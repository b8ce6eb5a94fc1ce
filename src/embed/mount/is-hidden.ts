import { priceVersion, type SiteConfig, type WidgetName } from '../../order/vocabulary/site.ts';
import type { TemplateName } from '../../order/vocabulary/templates.ts';

/**
 * Returns whether a widget stays hidden. Template m2_d1 of the order form supports price version 1 only, so it is
 * hidden on version 2.
 */
export const isHidden = (name: WidgetName, { template }: { template: TemplateName }, config: SiteConfig) =>
  name === 'order-form' && template === 'm2_d1' && priceVersion(config) === 2;
