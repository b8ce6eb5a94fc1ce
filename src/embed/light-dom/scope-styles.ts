import { sheetOf } from '../mount/host-styles.ts';

/**
 * Returns the selector of a widget's root. The ids, which the root never has, raise the specificity: rules of the page need
 * `!important`, more ids, or two ids and more classes.
 */
const rootOf = (scope: string) => `[data-scope=${scope}]:not(#o#o)`;

/** Splits a list of selectors at the commas that are in no brackets. */
const splitSelectors = (list: string) => {
  let depth = 0;
  let from = 0;
  const parts = [];
  for (let at = 0; at <= list.length; at++) {
    const letter = list[at] ?? ',';
    if (/[([]/.test(letter)) depth++;
    else if (/[)\]]/.test(letter)) depth--;
    else if (letter === ',' && !depth) {
      parts.push(list.slice(from, at).trim());
      from = at + 1;
    }
  }
  return parts;
};

const scopeSelector = (selector: string, scope: string) => {
  if (selector.startsWith(':host >')) return selector.replace(':host', rootOf(scope));
  // The host is the element around the root. Its other rules hold in the shadow root.
  if (selector.startsWith(':host:has(')) return selector.replace(':host', `:has(>[data-scope=${scope}])`);
  return selector.startsWith(':host') ? selector : `${rootOf(scope)} ${selector}`;
};

const scopeRule = (rule: CSSRule, scope: string) => {
  if (rule instanceof CSSKeyframesRule) rule.name = scope + rule.name;
  else if (rule instanceof CSSStyleRule) {
    rule.selectorText = splitSelectors(rule.selectorText)
      .map((selector) => scopeSelector(selector, scope))
      .join();
    const { animationName } = rule.style;
    if (animationName && animationName !== 'none') rule.style.animationName = scope + animationName;
  } else if (rule instanceof CSSGroupingRule) for (const inner of rule.cssRules) scopeRule(inner, scope);
};

/** Copies a style sheet of a widget so that its rules and animations hold below the widget's root alone. */
export const scopeSheet = (sheet: CSSStyleSheet, scope: string): CSSStyleSheet => {
  const copy = sheetOf(Array.from(sheet.cssRules, ({ cssText }) => cssText).join(''));
  for (const rule of copy.cssRules) scopeRule(rule, scope);
  return copy;
};

/**
 * Creates the style sheet that takes the page's styles off a widget. It is stronger than the page's rules and weaker than those
 * of the widget. The sizes and shapes that an SVG has by its attributes stay, because `revert-layer` takes away less than
 * `revert`.
 */
export const createReset = (scope: string): CSSStyleSheet => {
  const root = rootOf(scope);
  const parts = [
    '*',
    '::before',
    '::after',
    '::placeholder',
    '::marker',
    '::backdrop',
    '::file-selector-button',
  ];
  return sheetOf(
    parts.map((part) => `${root},${root} ${part}{all:revert}`).join('') +
      `${root} :where(svg,svg *){width:revert-layer;height:revert-layer;d:revert-layer;cx:revert-layer;cy:revert-layer;r:revert-layer}`,
  );
};
