import { browserFaults } from './browser-faults.ts';
import { delivery } from './delivery.ts';
import { dictionary } from './dictionary.ts';
import { effort } from './effort.ts';
import { firstPrice } from './first-price.ts';
import { heap } from './heap.ts';
import { hostPage } from './host-page.ts';
import { interaction } from './interaction.ts';
import { lighthouse } from './lighthouse.ts';
import { manyWidgets } from './many-widgets.ts';
import { realLine } from './real-line.ts';
import { server } from './server/answers.ts';
import { backups } from './server/backups.ts';
import { cdn } from './server/cdn.ts';
import { fuzz } from './server/fuzz.ts';
import { metrics } from './server/metrics.ts';
import { orders } from './server/orders.ts';
import { overload } from './server/overload.ts';
import { processes } from './server/processes.ts';
import { pruning } from './server/pruning.ts';
import { restarts } from './server/restarts.ts';
import { serverMemory } from './server/server-memory.ts';
import { soak } from './server/soak.ts';
import { storage } from './server/storage.ts';
import { takeOver } from './take-over.ts';
import type { Topic } from './topic.ts';

/** All topics, in the order in which they run and are reported. */
export const topics: readonly Topic[] = [
  firstPrice,
  realLine,
  takeOver,
  hostPage,
  delivery,
  interaction,
  effort,
  manyWidgets,
  dictionary,
  heap,
  lighthouse,
  server,
  metrics,
  cdn,
  orders,
  storage,
  pruning,
  backups,
  processes,
  restarts,
  overload,
  serverMemory,
  fuzz,
  browserFaults,
  soak,
];
