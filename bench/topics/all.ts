import { browserFaults } from './browser-faults.ts';
import { delivery } from './delivery.ts';
import { dictionary } from './dictionary.ts';
import { firstPrice } from './first-price.ts';
import { fuzz } from './fuzz.ts';
import { heap } from './heap.ts';
import { interaction } from './interaction.ts';
import { lighthouse } from './lighthouse.ts';
import { manyWidgets } from './many-widgets.ts';
import { orders } from './orders.ts';
import { overload } from './overload.ts';
import { realLine } from './real-line.ts';
import { restarts } from './restarts.ts';
import { server } from './server.ts';
import { serverMemory } from './server-memory.ts';
import { soak } from './soak.ts';
import { statistics } from './statistics.ts';
import type { Topic } from './topic.ts';

/** All topics, in the order in which they run and are reported. */
export const topics: readonly Topic[] = [
  firstPrice,
  realLine,
  delivery,
  interaction,
  manyWidgets,
  dictionary,
  heap,
  lighthouse,
  server,
  orders,
  statistics,
  restarts,
  overload,
  serverMemory,
  fuzz,
  browserFaults,
  soak,
];
