import { Type } from 'typebox';

/** A short text. */
export const short = Type.String({ maxLength: 500 });

/** A flag, which is a boolean in JSON, and `1` or `0` in a form. It is read as 1 or 0, as the database has it. */
export const flag = Type.Optional(Type.Integer({ minimum: 0, maximum: 1 }));
