import { type Static, Type } from 'typebox';
import { text } from './schemas.ts';

const version = Type.String({ description: 'Changes with every change; saving names the one that was read' });

/** Settings of a site. */
export const StaffSite = Type.Object({
  host: text,
  version,
  values: Type.Record(Type.String(), Type.Unknown(), {
    description: 'Values of the config by name, as the command `set` takes them',
  }),
  languages: Type.Array(Type.Object({ id: text, name: text }), {
    description: 'Languages that a site can have',
  }),
});
export type StaffSite = Static<typeof StaffSite>;
