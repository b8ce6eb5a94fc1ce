import { actNames } from '../../api/act-names.ts';
import { keyScopes } from '../../api/key-scopes.ts';
import type { StaffAct } from '../../api/resources/staff.ts';
import { formatMoney, toCents } from '../../order/price/money.ts';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import type { FieldRow } from '../../order/vocabulary/field-kinds.ts';
import { orderFields } from '../../order/vocabulary/fields.ts';
import { writerGrades } from '../../order/vocabulary/ids.ts';
import { isFieldOf } from '../../order/vocabulary/map-fields.ts';
import { templateLabels, themeLabels } from '../template-labels.ts';
import { dayText, timeText } from '../value-texts.ts';
import { fieldKind, fieldLabel } from './act-fields.ts';

const isObject = (value: unknown): value is UnknownFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the values of nested objects by their paths, such as `promises.revisionDays`. */
const flat = (values: UnknownFields, path = ''): (readonly [path: string, value: unknown])[] =>
  Object.entries(values).flatMap(([name, value]) =>
    isObject(value) ? flat(value, `${path}${name}.`) : [[path + name, value] as const],
  );

const gradeNames = new Map<unknown, string>([
  [writerGrades.regular, 'regular'],
  [writerGrades.premium, 'Premium'],
  [writerGrades.top10, 'TOP-10'],
]);
const scopeNames = new Map<unknown, string>(Object.entries(keyScopes));
const words: Readonly<Record<string, string>> = {
  fixed: 'US dollars',
  mail: 'a code by letter',
  ...templateLabels,
};

const methodName = (method: unknown) => {
  const { descriptor, isAvailable }: UnknownFields = Object(method);
  return `${descriptor}${isAvailable ? '' : ' (not offered)'}`;
};

const listText = (value: readonly unknown[]) =>
  value.map((one) => (isObject(one) ? flat(one).map(([, part]) => part) : one)).join(', ');

const plainText = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return listText(value);
  return words[String(value)] ?? String(value);
};

const kindTexts: Readonly<Record<NonNullable<ReturnType<typeof fieldKind>>, (value: unknown) => string>> = {
  cents: (value) => formatMoney(Number(value)),
  dollars: (value) => formatMoney(toCents(Number(value))),
  time: (value) => timeText(String(value)),
  day: (value) => dayText(String(value)),
  seconds: (value) => String(Number(value) / 3600),
  length: (value) => `${String(value).length} characters`,
  grade: (value) => gradeNames.get(value) ?? String(value),
  picture: () => 'a logo',
  theme: (value) => themeLabels[String(value)] ?? String(value),
  scopes: (value) =>
    Array.isArray(value) ? value.map((scope) => scopeNames.get(scope) ?? scope).join('; ') : '',
  methods: (value) => (Array.isArray(value) ? value.map(methodName).join(', ') : ''),
};

/** Returns the text of a value; the empty text for a value that is absent. */
const valueText = (act: string, name: string, value: unknown): string => {
  if (value === undefined || value === null || value === '') return '';
  const kind = fieldKind(act, name);
  return kind ? kindTexts[kind](value) : plainText(value);
};

/** Returns the label of a field. Texts of a site are logged under their English words and their plural category. */
const labelFor = (act: string, name: string): string => {
  const known = fieldLabel(act, name);
  if (known !== undefined) return known;
  const field: FieldRow | null = isFieldOf(orderFields, name) ? orderFields[name] : null;
  return field?.label ?? name.replace(/\.other$/, '');
};

/** Returns whether the text of a value is the same for many values. */
const isWordless = (act: string, name: string) => ['picture', 'length'].includes(fieldKind(act, name) ?? '');

/** Acts with a price for each place, which the history of the prices shows. */
const priceActs = ['savePrices', 'undoPrices'];

/** Returns a line for each field that an act has changed, such as `Role: manager → owner`. */
const changeLines = ({ act, before, after }: StaffAct): string[] => {
  if (priceActs.includes(act)) {
    const count = Object.keys(after).length;
    return [
      `${count === 1 ? '1 price, which stands' : `${count} prices, which stand`} in the history under Prices`,
    ];
  }
  const [former, next] = [new Map(flat(before)), new Map(flat(after))];
  const isEnd = next.size === 0;
  return [...new Set([...next.keys(), ...former.keys()])].flatMap((name) => {
    const [was, is] = [former, next].map((values) => valueText(act, name, values.get(name)));
    const isNo = former.size === 0 && next.get(name) === false;
    if (isNo) return [];
    const label = labelFor(act, name);
    const isReplaced = was !== '' && former.get(name) !== next.get(name) && isWordless(act, name);
    if (was === is) return isReplaced ? [`${label}: replaced`] : [];
    const change = was && !isEnd ? `${was} → ${is || 'none'}` : is || was;
    return [label ? `${label}: ${change}` : `${change}`];
  });
};

/** Names of lists in the subject of an act, such as `paperType Essay of papers.example`. */
const listNames: Readonly<Record<string, string>> = {
  paperType: 'paper type',
  academicLevel: 'level',
  paperSubject: 'subject',
};

/** Describes an act in plain words: its effect, its subject, and the changed values. */
export const describeAct = (act: StaffAct): { title: string; about: string; changes: string[] } => ({
  title: isFieldOf(actNames, act.act) ? actNames[act.act] : act.act,
  about: act.about.replace(/^\w+/, (noun) => listNames[noun] ?? noun),
  changes: changeLines(act),
});
