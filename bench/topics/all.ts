import { firstPrice } from './first-price.ts';
import { interaction } from './interaction.ts';
import type { Topic } from './topic.ts';

/** In the order in which they run and are reported. */
export const topics: readonly Topic[] = [firstPrice, interaction];
