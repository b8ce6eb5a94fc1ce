import type { HTMLAttributes } from 'svelte/elements';
import type { WidgetName } from '../../order/vocabulary/site.ts';
import type { ElementOf, TemplateAttributes, TemplateListeners } from '../template-types.ts';

type OctavoElements = {
  [Widget in WidgetName as `octavo-${Widget}`]: HTMLAttributes<ElementOf<Widget>> &
    TemplateAttributes<Widget> &
    TemplateListeners<Widget, 'on' | 'on:'>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends OctavoElements {}
}
