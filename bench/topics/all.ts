import { effort } from './effort.ts';
import { firstPrice } from './first-price.ts';
import { hostPage } from './host-page.ts';
import { interaction } from './interaction.ts';
import { lighthouse } from './lighthouse.ts';
import { manyWidgets } from './many-widgets.ts';
import { realLine } from './real-line.ts';
import { server } from './server/answers.ts';
import { orders } from './server/orders.ts';
import { overload } from './server/overload.ts';
import { storage } from './server/storage.ts';
import { takeOver } from './take-over.ts';
import type { Topic } from './topic.ts';

/** All topics, in the order in which they run and are reported. */
export const topics: readonly Topic[] = [
  firstPrice,
  realLine,
  takeOver,
  hostPage,
  interaction,
  effort,
  manyWidgets,
  lighthouse,
  server,
  orders,
  storage,
  overload,
];
