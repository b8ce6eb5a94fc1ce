import { type TSchema, Type } from 'typebox';

export const short = Type.String({ maxLength: 500 });

/** A flag, which is a boolean in JSON, and `1` or `0` in a form. It is read as 1 or 0, as the database has it. */
export const flag = Type.Optional(Type.Integer({ minimum: 0, maximum: 1 }));

/** Allows `null`. It comes first, because the validation would otherwise convert it to 0. */
export const nullOr = <Schema extends TSchema>(schema: Schema) => Type.Union([Type.Null(), schema]);

/** A text of many lines. */
export const long = Type.String({ maxLength: 10_000 });
