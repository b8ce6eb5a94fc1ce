import type { Allowance } from '../measure/interleave.ts';
import type { Table } from '../report/table.ts';
import type { Stage } from '../stage/stage.ts';

/** Something that can be measured alone: `npm run bench -- NAME`. */
export interface Topic {
  name: string;
  /** Rounds of every comparison in it, and minutes after which it starts no further round. */
  rounds: number;
  minutes: number;
  /** `stage` is built when a topic first asks for it. */
  measure(stage: () => Promise<Stage>, allowance: Allowance): Promise<Table[]>;
}
