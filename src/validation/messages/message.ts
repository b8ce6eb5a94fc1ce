import type { Text } from '../../languages/text.ts';
import type { Translator } from '../../languages/translator.ts';

/** Texts of messages by their keys. Each `%placeholder%` stands for a value. */
export type MessageRows = Readonly<Record<string, Text>>;

/** Type of a key with one number appended for each placeholder of its text. */
type FilledKey<Key extends string, Text> = Text extends `${string}%${string}%${infer Rest}`
  ? FilledKey<`${Key}:${number}`, Rest>
  : Key;

/** Codes of all rows. A code is a key followed by the values of its placeholders after colons, as servers send it. */
export type CodeOf<Texts extends MessageRows> = {
  [Key in keyof Texts & string]: FilledKey<Key, Texts[Key]>;
}[keyof Texts & string];

/** Types of the values of placeholders that are not numbers. The value of `%reason%` is a message. */
interface ValueTypes<Reason> {
  address: string;
  after: string;
  before: string;
  code: string;
  contact: string;
  current: string;
  files: string;
  other: string;
  reason: Reason;
}

type ValuesOf<Text, Reason> = Text extends `${string}%${infer Name}%${infer Rest}`
  ? readonly [
      Name extends keyof ValueTypes<Reason> ? ValueTypes<Reason>[Name] : number,
      ...ValuesOf<Rest, Reason>,
    ]
  : readonly [];

/** A message as data: the key of its row, with the values of the placeholders from left to right if it has any. */
export type MessageOf<Texts extends MessageRows, Reason = never> = {
  [Key in keyof Texts]: Texts[Key] extends `${string}%${string}`
    ? { readonly key: Key; readonly values: ValuesOf<Texts[Key], Reason> }
    : Key;
}[keyof Texts];

interface FilledMessage {
  readonly key: string;
  readonly values: readonly Value[];
}
type Value = string | number | FilledMessage;

/**
 * Returns the text of a message with its values. A server's sentence is returned unchanged, unless the language has a
 * translation.
 */
export const messageText = (rows: MessageRows, message: Value, t: Translator): string => {
  const [key, ...values] =
    typeof message === 'object' ? [message.key, ...message.values] : String(message).split(':');
  const text = rows[String(key)];
  // An object also inherits members that are not texts, such as `constructor`.
  if (typeof text !== 'string') return t.form(String(message), []);
  let next = 0;
  return t.form(text, values).replace(/%\w+%/g, (placeholder) => {
    const value = values[next++] ?? placeholder;
    // Removes the full stop of the reason, because the sentence continues after it.
    return placeholder === '%reason%' ? messageText(rows, value, t).replace(/\.$/, '') : String(value);
  });
};
