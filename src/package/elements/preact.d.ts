import type { ClassAttributes, HTMLAttributes } from 'preact';
import type { WidgetName } from '../../order/vocabulary/site.ts';
import type { ElementOf, TemplateAttributes, TemplateListeners } from '../template-types.ts';

type OctavoElements = {
  [Widget in WidgetName as `octavo-${Widget}`]: HTMLAttributes<ElementOf<Widget>> &
    ClassAttributes<ElementOf<Widget>> &
    TemplateAttributes<Widget> &
    TemplateListeners<Widget, 'on'>;
};

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends OctavoElements {}
  }
}
