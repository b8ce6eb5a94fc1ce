/** Parts of template m3_d1 that its first price does not need. */

export { checkoutText } from '../../../../validation/messages/checkout.ts';
export { BarFoot, BarHead } from './bar-parts.tsx';
export { BriefCard } from './brief-card.tsx';
export { PersonCard } from './person-card.tsx';
