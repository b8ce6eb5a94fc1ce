import type { Allowance } from '../measure/interleave.ts';
import type { Table } from '../report/table.ts';
import type { Stage } from '../stage/stage.ts';

/** Extent of a measurement: which subjects, how many rounds, and for how long. */
interface Extent extends Allowance {
  /** Part of a subject's name, in lower case. Other subjects are not measured; the empty text is part of all names. */
  only: string;
}

/** A group of measurements that can be run alone: `npm run bench -- NAME`. */
export interface Topic {
  name: string;
  /** Default number of rounds of each comparison. */
  rounds: number;
  minutes: number;
  /** The stage is built when a topic first requests it. */
  measure(stage: () => Promise<Stage>, extent: Extent): Promise<Table[]>;
}
