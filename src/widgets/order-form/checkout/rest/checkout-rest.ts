/** Deferred parts of template m3_d1. */
import { orderActionsWith } from '../../../../state/submission/order-actions.ts';
import { checkoutText } from '../../../../validation/messages/checkout.ts';
import { OrderSummary } from '../../check/preview/order-summary.tsx';
import { BarFoot, BarHead } from './bar-parts.tsx';
import { BriefCard } from './brief-card.tsx';
import { PayLabel } from './pay-label.tsx';
import { PersonCard } from './person-card.tsx';

export const createOrderActions = orderActionsWith(checkoutText);
export { followSteps } from '../../../../state/order-form/step-history.ts';
export { revealField, revealFirstError } from '../../../../ui/look/reveal.ts';
export { FormStart } from '../../deferred/form-start.tsx';
export { checkoutText as messageText };
export const cards = { BarFoot, BarHead, BriefCard, OrderSummary, PayLabel, PersonCard };
