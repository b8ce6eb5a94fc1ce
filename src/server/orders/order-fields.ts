import { type Static, type TSchema, Type } from 'typebox';
import { plainCode } from '../../languages/characters.ts';
import { defaultDraft } from '../../order/draft/default-draft.ts';
import type { AnsweredFields } from '../../order/ordered-paper.ts';
import type { FieldRow } from '../../order/vocabulary/field-kinds.ts';
import {
  answeredFields,
  type OrderDraft,
  orderFields,
  type SentField,
  type StoredField,
  sentFields,
  storedFields,
} from '../../order/vocabulary/fields.ts';
import { mapFields } from '../../order/vocabulary/map-fields.ts';
import type { Site } from '../../order/vocabulary/site.ts';
import { columnOf, type FieldColumns, toColumns } from '../database/tables/field-columns.ts';

interface FieldKind {
  /** Returns the schema of a value in a request. */
  sent: (description: string) => TSchema;
  /** Converts a sent value to that of an order. The validation suite refuses unsuitable values afterwards. */
  read: (sent: string | string[]) => unknown;
  /** Converts the value of an order to that of its column. */
  toCell: (value: unknown) => string | number;
  /** Converts the value of a column to that of an answer. */
  fromCell: (cell: string | number) => unknown;
}

const text = (description: string) => Type.Optional(Type.String({ description }));
const asIs = (cell: string | number) => cell;

/** Converts a text to an id; NaN if the text is not a whole number, so that the validation refuses the id. */
const parseChoice = (sent: unknown) => (/^\d{1,9}$/.test(String(sent)) ? Number(sent) : Number.NaN);

const textForm = { sent: text, read: String, toCell: String, fromCell: asIs };

/** Form of the values of each kind of field in requests and the table of orders. */
const fieldKinds = {
  text: { ...textForm, toCell: (value) => String(value).trim() },
  word: textForm,
  code: { ...textForm, read: (sent) => plainCode(String(sent)).toUpperCase() },
  quantity: { ...textForm, read: (sent) => String(sent).trim() || '0', toCell: Number },
  choice: { ...textForm, read: parseChoice, toCell: Number },
  flag: {
    ...textForm,
    read: (sent) => sent === '1' || sent === 'true',
    toCell: Number,
    fromCell: Boolean,
  },
  // The column holds the ids as text, separated by commas.
  list: {
    sent: (description: string) => Type.Optional(Type.Array(Type.String(), { maxItems: 50, description })),
    // A form cannot send an empty list, so an empty text stands for none.
    read: (sent) => [...new Set([sent].flat().filter(Boolean).map(parseChoice))],
    toCell: String,
    fromCell: (cell) => String(cell).split(',').filter(Boolean).map(Number),
  },
} as const satisfies Record<Exclude<FieldRow['kind'], 'files'>, FieldKind>;

const kindOf = (field: SentField | StoredField): FieldKind => fieldKinds[orderFields[field].kind];

/** Meanings of the fields without a label. */
const unlabelled: Readonly<Partial<Record<SentField, string>>> = {
  numberElements: 'Number of pages, problems or the like, by the type of paper',
  writerGradeId: 'Writer grade',
  additionalMaterialStatusId: 'Whether materials are needed, and whether they come with the order',
};

/** Returns the meaning of a field for the documents of the API. */
const fieldMeaning = (field: SentField) => {
  const row: FieldRow = orderFields[field];
  const meaning = unlabelled[field] ?? row.label ?? '';
  if (row.kind === 'list') return `${meaning} (ids)`;
  return row.kind === 'choice' ? `${meaning} (id)` : meaning;
};

// The casts below are safe, because the type of each value and of its schema follows from the kind in the same row.

const sentSchemas = mapFields(sentFields, (field) => kindOf(field).sent(fieldMeaning(field))) as {
  [Field in SentField]: ReturnType<(typeof fieldKinds)[(typeof orderFields)[Field]['kind']]['sent']>;
};

/** Reads the fields of a request. A field that was not sent has its value of `defaults`. */
const readFields = (body: { readonly [Field in SentField]?: string | string[] }, defaults: OrderDraft) =>
  mapFields(sentFields, (field) => {
    const sent = body[field];
    return sent === undefined ? defaults[field] : kindOf(field).read(sent);
  }) as Pick<OrderDraft, SentField>;

/** Schema of an order's fields. The validation suite checks afterwards whether the site offers the choices. */
export const OrderBody = Type.Object(sentSchemas);
export type OrderBody = Static<typeof OrderBody>;

export const UseBonus = Type.Object({
  useBonus: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 999_999_999,
      description: 'US cents of the Bonus Storage to use at most; the price limits what is used',
    }),
  ),
});

/** A received order, with the site's defaults in place of missing fields. */
export type SentOrder = Pick<OrderDraft, SentField | StoredField>;

/** Converts a body to an order. The category of the paper type always comes from the dictionary, never from the body. */
export const readOrder = (body: OrderBody, site: Site): SentOrder => {
  const typeId = parseChoice(body.typeId);
  const type = site.dictionaries.paperType.find(({ id }) => id === typeId);
  const defaults = defaultDraft(site, type?.id);
  // The paper type's quantities are those of an order that names neither quantity.
  if ((body.numberElements ?? body.numberSlides) !== undefined)
    Object.assign(defaults, { numberElements: '0', numberSlides: '0' });
  return { ...readFields(body, defaults), typeCategoryId: type?.categoryId ?? defaults.typeCategoryId };
};

export const columnsOf = (order: Pick<OrderDraft, StoredField>) =>
  toColumns(storedFields, (field) => kindOf(field).toCell(order[field])) as FieldColumns;

/** Returns the fields of a stored order as the API returns them. */
export const answerOf = (row: FieldColumns) =>
  mapFields(answeredFields, (field) => kindOf(field).fromCell(row[columnOf(field)])) as AnsweredFields;
