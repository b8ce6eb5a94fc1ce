import type { HTMLAttributes, PublicProps } from 'vue';
import type { WidgetName } from '../../order/vocabulary/site.ts';
import type { EventsOf, WidgetEvents } from '../../public-interface/events.ts';
import type { Capitalized, ElementOf, TemplateAttributes } from '../template-types.ts';

/** Vue compiles `@octavo:order-created` to `onOctavo:orderCreated`. */
type Listeners<Widget extends WidgetName> = {
  [Type in EventsOf<Widget> as `onOctavo:${Uncapitalize<Capitalized<Type>>}`]?:
    | ((event: CustomEvent<WidgetEvents[Type]>) => void)
    | undefined;
};

/** Vue reads the attributes and listeners of a tag from the `$props` of its component. */
type OctavoComponents = {
  [Widget in WidgetName as `octavo-${Widget}`]: new () => ElementOf<Widget> & {
    $props: HTMLAttributes & PublicProps & TemplateAttributes<Widget> & Listeners<Widget>;
  };
};

declare module 'vue' {
  interface GlobalComponents extends OctavoComponents {}
}
