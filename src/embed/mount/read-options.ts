import type { SiteConfig, WidgetName } from '../../order/vocabulary/site.ts';
import { templateNames } from '../../order/vocabulary/templates.ts';
import type { AttributeName } from '../../public-interface/attributes.ts';
import type { OptionValues } from '../../state/page/context.ts';

/**
 * Reads a widget's options from its element. If the element names no known template or no theme, that of the site applies, else
 * m1_d1 and default.
 */
export const readOptions = (
  host: Pick<Element, 'getAttribute'>,
  name: WidgetName,
  { template, theme }: Pick<SiteConfig, 'template' | 'theme'>,
): OptionValues => {
  const text = (attribute: AttributeName) => host.getAttribute(attribute) || null;
  const version = Number(text('version'));
  return {
    template: templateNames.find((known) => known === text('template')) ?? template[name] ?? 'm1_d1',
    theme: (text('theme') ?? theme) === 'minimal' ? 'minimal' : 'default',
    redirect: text('redirect'),
    version: version === 1 || version === 2 ? version : null,
    rule: text('rule'),
  };
};
