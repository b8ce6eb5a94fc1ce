import { createTranslator } from '../../languages/translator.ts';
import { promoIds } from '../../order/vocabulary/ids.ts';
import { isFieldOf } from '../../order/vocabulary/map-fields.ts';
import { createOrderForm } from '../../state/create-order-form.ts';
import { replaceErrors } from '../../state/order-form/order-errors.ts';
import { orderLink } from '../../state/page/order-link.ts';
import { addVisitor } from '../../tracking/add-visitor.ts';
import { arrangementOf } from '../../widgets/order-form/arrangement.tsx';
import beforeCode from '../../widgets/order-form/before-code.css';
import { OrderForm } from '../../widgets/order-form/order-form.tsx';
import type { PlainForm } from '../../widgets/order-form/shared/scope.ts';
import { checkoutStyles, firstStyles, minimalStyles, pageStyles } from '../../widgets/order-form/styles.ts';
import unscripted from '../../widgets/order-form/unscripted.css';
import { isHidden } from '../mount/is-hidden.ts';
import { finishedHtml, finishedStyles, hiddenInputs, type PrerenderData } from './finished-html.tsx';
import { createStillContext } from './still-context.ts';

/**
 * Returns the parts with which the form opens the page `order` without scripts. The browser itself sends the fields of
 * the form.
 */
const plainForm = (
  { site, wholeList, isWhole, isBare }: PrerenderData,
  order: URL,
  fields: object,
): PlainForm => ({
  isWhole,
  action: order.origin + order.pathname,
  content: (
    <>
      {hiddenInputs(order, (name) => isFieldOf(fields, name))}
      {isWhole || isBare || (
        <a className="whole" href={wholeList}>
          {createTranslator(site)('Choose from the complete lists')}
        </a>
      )}
    </>
  ),
});

const stylesIn = (template: string) => [
  ...firstStyles,
  ...(template === 'm3_d1' ? checkoutStyles : pageStyles),
  beforeCode,
];

/** Styles of the finished HTML in every template. */
export const orderFormStyles = finishedStyles([
  ...firstStyles,
  ...pageStyles,
  ...checkoutStyles,
  ...minimalStyles,
  beforeCode,
  unscripted,
]);

/** Returns the styles of the first view in one template. */
export const orderFormViewStyles = (template: string) => finishedStyles(stylesIn(template));

/** Renders `<octavo-order-form>` as finished HTML: step one without the parts below the first screen. */
export const prerenderOrderForm = (data: PrerenderData): string => {
  const name = 'order-form';
  const context = createStillContext(data, name);
  const { site, options, tracker } = context;
  if (isHidden(name, options, site.config))
    return data.isBare ? '' : finishedHtml(data, { name, styles: '', children: null });
  const form = createOrderForm(context, arrangementOf(options.template).createOrderActions);
  // The visitor has not chosen anything yet, so errors come with the widget.
  replaceErrors(form.store, {});
  const { draft } = form.store;
  const order = new URL(addVisitor(orderLink(context, {}), tracker.linkQuery(promoIds.orderForm)));
  const html = finishedHtml(data, {
    name,
    styles: finishedStyles([...stylesIn(options.template), ...minimalStyles, unscripted]),
    children: (
      <OrderForm form={form} context={context} options={options} plain={plainForm(data, order, draft)} />
    ),
  });
  form.destroy();
  return (
    html
      // Sets patterns that only the prerendered numbers match. A style hides the price while an input is invalid.
      .replace('name="numberElements"', `$& pattern="${draft.numberElements}"`)
      .replace('name="numberSlides"', `$& pattern="${draft.numberSlides}"`)
      // Removes style attributes, because a page's strict policy forbids them. The style sheet sets the same sizes. Each
      // attribute is matched as a whole, because ` style=` may also stand inside the value of another one.
      .replaceAll(/ ([\w-]+)="[^"]*"/g, (attribute, name) => (name === 'style' ? '' : attribute))
  );
};
