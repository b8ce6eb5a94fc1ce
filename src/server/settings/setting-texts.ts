import { fieldsOf } from '../../order/vocabulary/map-fields.ts';
import { type SettingName, settingRows } from './setting-rows.ts';

const names = fieldsOf(settingRows);

/** Returns the description of the value of a missing setting: that of its row, or the value itself. */
const defaultOf = (name: SettingName): string => {
  const row: { default?: string; kind: { missing: unknown } } = settingRows[name];
  const { missing } = row.kind;
  return row.default ?? (missing === null ? 'none' : `\`${missing === false ? 0 : missing}\``);
};

/** Rows of the table of settings in `server/README.md`. */
export const settingTable = names
  .map((name) => `| \`${name}\` | ${defaultOf(name)} | ${settingRows[name].meaning} |`)
  .join('\n');

/** Lines of `.env.example`, with a comment sign before each setting. */
export const settingExamples = names
  .map((name) => {
    const { meaning, example } = settingRows[name];
    return `# ${meaning.replaceAll('`', '')}\n# ${name}=${example}\n`;
  })
  .join('\n');
