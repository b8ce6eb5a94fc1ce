import { createTranslator, type Translator } from '../../languages/translator.ts';
import { usesSlides } from '../../order/rules/paper-type-rules.ts';
import { createCalculator } from '../../state/calculator/calculator.ts';
import { linkCode } from '../../state/calculator/link-discount.ts';
import beforeCode from '../../widgets/calculator/before-code.css';
import { Calculator, type PlainCalculator } from '../../widgets/calculator/calculator.tsx';
import { fieldsWithControl } from '../../widgets/calculator/fields.tsx';
import { firstStyles, minimalStyles, oneLineStyles } from '../../widgets/calculator/styles.ts';
import unscripted from '../../widgets/calculator/unscripted.css';
import { finishedHtml, finishedStyles, hiddenInputs, type PrerenderData } from './finished-html.tsx';
import { createStillContext } from './still-context.ts';

/**
 * Returns the parts with which the form opens the page `order` without scripts. The browser sends the fields that have a
 * control; hidden inputs send the others of that address.
 */
const plainCalculator = (
  { wholeList, isWhole, isBare }: PrerenderData,
  order: URL,
  t: Translator,
): PlainCalculator => ({
  isWhole,
  submit: (
    <>
      <p className="changed">{t('The next page shows the price of this choice.')}</p>
      {hiddenInputs(order, (name) => fieldsWithControl.has(name))}
      {/* biome-ignore lint/a11y/useSemanticElements: the widget has a link here, which carries no choices without scripts */}
      <button
        type="submit"
        role="link"
        formAction={order.origin + order.pathname}
        className="button primary order"
        part="button button-primary"
      >
        {t('Order now')}
      </button>
      {isWhole || isBare || (
        <a className="whole" href={wholeList}>
          {t('Choose among all types of paper')}
        </a>
      )}
    </>
  ),
});

/** Styles of the finished HTML in every template. */
export const calculatorStyles = finishedStyles([
  ...firstStyles,
  ...oneLineStyles,
  ...minimalStyles,
  beforeCode,
  unscripted,
]);

/** Returns the styles of the first view in one template. */
export const calculatorViewStyles = (template: string) =>
  finishedStyles([...firstStyles, ...(template === 'm1_d1a' ? oneLineStyles : []), beforeCode]);

/** Renders `<octavo-calculator>` as finished HTML: the choices with which every visitor starts, and their price. */
export const prerenderCalculator = (data: PrerenderData): string => {
  const context = createStillContext(data, 'calculator');
  const { site, options } = context;
  const state = createCalculator(context);
  // The visitor has not chosen anything yet, so errors come with the widget.
  state.store.errors = {};
  const { draft } = state.store;
  const quantity = usesSlides(draft.typeId) ? 'numberSlides' : 'numberElements';
  const code = linkCode(context, draft);
  state.destroy();
  // A script shows no price that would change once the server has returned the value of another discount code.
  if (data.isBare && code && site.linkDiscount?.code !== code) return '';
  const html = finishedHtml(data, {
    name: 'calculator',
    styles: calculatorStyles,
    children: (
      <Calculator
        calculator={state}
        site={site}
        template={options.template}
        theme={options.theme}
        plain={plainCalculator(data, new URL(state.link()), createTranslator(site))}
      />
    ),
  });
  // Sets a pattern that only the prerendered number matches. A style hides the price while the input is invalid.
  return html.replace('role="spinbutton"', `$& pattern="${draft[quantity]}"`);
};
