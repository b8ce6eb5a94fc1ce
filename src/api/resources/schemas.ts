import { type TSchema, Type } from 'typebox';

// Schemas that several bodies of the API contain.

export const text = Type.String();
/** An id, or a number of things. */
export const count = Type.Integer({ minimum: 0 });
export const time = Type.String({ format: 'date-time', description: 'ISO 8601 with offset' });
export const bytes = Type.Integer({ description: 'Bytes' });
/** US cents, also of a change that lowers an amount. */
export const cents = Type.Integer({ description: 'US cents' });
/** Amount in units of a currency, with two decimals. */
export const money = Type.Number({ description: 'With two decimals, in the chosen currency' });

/** A text, a number of things, an integer or a flag, with its description. */
export const textOf = (description: string) => Type.String({ description });
export const countOf = (description: string) => Type.Integer({ minimum: 0, description });
export const integerOf = (description: string) => Type.Integer({ description });
export const flagOf = (description: string) => Type.Boolean({ description });

export const orNull = <Schema extends TSchema>(schema: Schema, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });

/** A list whose texts are the only values. */
export const oneOf = <const Value extends string>(values: readonly Value[], description?: string) =>
  Type.Enum([...values], description === undefined ? {} : { description });
