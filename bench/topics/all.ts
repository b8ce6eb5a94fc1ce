import { firstPrice } from './first-price.ts';
import { interaction } from './interaction.ts';
import { orders } from './orders.ts';
import { server } from './server.ts';
import { serverMemory } from './server-memory.ts';
import type { Topic } from './topic.ts';

/** In the order in which they run and are reported. */
export const topics: readonly Topic[] = [firstPrice, interaction, server, orders, serverMemory];
