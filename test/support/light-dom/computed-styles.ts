/** An element, or a pseudo-element of it, with its computed styles by property. */
interface Styled {
  name: string;
  styles: Readonly<Record<string, string>>;
}

/**
 * Computes the styles of an element, of everything inside and of their pseudo-elements, and their boxes without the vertical
 * position, which sticky parts change. Runs in a page.
 */
export const computedStylesOf = (first: Element): Styled[] => {
  // Animations have another name in the light DOM. Origins and insets follow from the box, which is compared itself.
  const skipped =
    /^(animation-name|perspective-origin|transform-origin|inset|top$|bottom$|left$|right$|-webkit-)/;
  const { x } = first.getBoundingClientRect();
  const boxOf = (element: Element) => {
    const box = element.getBoundingClientRect();
    if (!box.width && !box.height) return 'none';
    return [box.x - x, box.width, box.height].map((length) => length.toFixed(1)).join(' ');
  };
  const hasPseudo: Record<string, (element: Element) => boolean> = {
    '': () => true,
    '::before': () => true,
    '::after': () => true,
    '::placeholder': (element) => 'placeholder' in element,
    '::marker': (element) => getComputedStyle(element).display === 'list-item',
    '::backdrop': (element) => element.matches('dialog, [popover]'),
    '::file-selector-button': (element) => element.matches('[type=file]'),
  };
  const stylesOf = (element: Element, pseudo: string) => {
    const computed = getComputedStyle(element, pseudo || null);
    if (/before|after/.test(pseudo) && computed.content === 'none') return { content: 'none' };
    const entries = [...computed]
      .filter((property) => !skipped.test(property))
      .map((property) => [property, computed.getPropertyValue(property)] as const);
    return Object.fromEntries([...entries, ...(pseudo ? [] : [['box', boxOf(element)] as const])]);
  };
  return [first, ...first.querySelectorAll('*')].flatMap((element) =>
    Object.entries(hasPseudo)
      .filter(([, has]) => has(element))
      .map(([pseudo]) => ({
        name: `${element.localName} ${element.getAttribute('class') ?? ''}${pseudo}`,
        styles: stylesOf(element, pseudo),
      })),
  );
};

/** Lists where two trees of elements differ in their computed styles. Runs in a page or in Node. */
export const styleDifferences = (one: readonly Styled[], other: readonly Styled[]): string[] =>
  one.length === other.length
    ? one.flatMap(({ name, styles }, at) =>
        Object.entries(styles)
          .filter(([property, value]) => other[at]?.styles[property] !== value)
          .map(
            ([property, value]) => `${name} has ${property}: ${value}, not ${other[at]?.styles[property]}`,
          ),
      )
    : [`${one.length} elements, not ${other.length}`];
