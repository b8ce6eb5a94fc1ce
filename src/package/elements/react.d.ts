import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { WidgetName } from '../../order/vocabulary/site.ts';
import type { ElementOf, TemplateAttributes } from '../template-types.ts';

/** React 18 writes the `className` of a custom element as an unknown attribute; `class` works in React 18 and 19. */
type HtmlProps<Element> = Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, 'className'> & {
  class?: string | undefined;
};

type OctavoElements = {
  [Widget in WidgetName as `octavo-${Widget}`]: HtmlProps<ElementOf<Widget>> & TemplateAttributes<Widget>;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends OctavoElements {}
  }
}
