import { attributeValues } from '../../public-interface/attribute-values.ts';

/** Attributes of every element that are not properties of the same name. */
const ofEveryElement = ['accesskey', 'class', 'contenteditable', 'exportparts', 'is', 'tabindex'];

/** Returns the values that an attribute of a widget allows; none stands for any. Returns undefined for an unknown attribute. */
export const allowedValues = (attribute: string) =>
  Object.entries(attributeValues).find(([known]) => known === attribute)?.[1];

/** Returns whether an attribute of an unknown name is meant for the widget. Frameworks put a sign into the names of theirs. */
const isMeantForWidget = (element: Element, name: string) =>
  /^[a-z]+$/.test(name) && !(name in element) && !ofEveryElement.includes(name);

const isMistaken = (element: Element, { name, value }: Attr) => {
  const allowed = allowedValues(name);
  if (!allowed) return isMeantForWidget(element, name);
  // Several templates, each with an optional weight, are one value.
  const values = value.split('|').map((part) => part.replace(/:.*/, '').trim());
  return Boolean(value && allowed.length) && !values.every((part) => allowed.includes(part));
};

/** Returns the page's elements whose names begin like those of the widgets. */
export const findElements = () =>
  [...document.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('octavo-'));

/** Returns the mistakes of an element: its attributes of an unknown name or value, or the element if it is unknown. */
export const findMistakes = (element: Element): (readonly [Element, attribute?: string])[] =>
  element.matches(':defined')
    ? [...element.attributes].flatMap((attribute) =>
        isMistaken(element, attribute) ? [[element, attribute.name] as const] : [],
      )
    : [[element]];
