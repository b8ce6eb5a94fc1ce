import type { Translator } from '../../../../languages/translator.ts';
import { textFields } from '../../../../order/vocabulary/fields.ts';
import type { OrderSnapshot } from '../../shared/scope.ts';

/** Returns the task in one line: "Margins · 1 file · Three pages on …". A topic that equals `defaultTopic` is left out. */
export const taskLine = (draft: OrderSnapshot, defaultTopic: string, t: Translator): string => {
  const [topic, ...texts] = textFields.map((field) => draft[field].trim());
  const { length } = draft.materials;
  const files = length > 0 && t.count(length, '%n% file', '%n% files');
  return [topic !== defaultTopic && topic, files, ...texts].filter(Boolean).join('\u00a0· ');
};
