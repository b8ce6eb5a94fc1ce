import type { ChangeEvent, InputEvent } from 'react';

/** Part of an event of React, which has the browser's event inside, and of Preact, which gives that event itself. */
interface Composed {
  nativeEvent?: { isComposing: boolean };
  isComposing?: boolean;
  keyCode?: number;
}

/**
 * Returns whether a key or an input belongs to the composition of characters. For example, the Enter key accepts a
 * Japanese word. Safari ends the composition before this key, which then has the code 229.
 */
export const isComposing = ({ nativeEvent, isComposing, keyCode }: Composed): boolean =>
  (nativeEvent?.isComposing ?? isComposing) || keyCode === 229;

type Typed = Pick<ChangeEvent<HTMLInputElement>, 'currentTarget'>;

/**
 * Returns the props of an input that corrects its text. It waits for the end of a composition, which a correction would break.
 */
export const onTyped = (correct: (event: Typed) => void) => ({
  onInput: (event: InputEvent<HTMLInputElement>) => {
    if (!isComposing(event)) correct(event);
  },
  onCompositionEnd: correct,
});
