import type { Order } from '../../api/resources.ts';

/** Properties of every part of an order's page. */
export interface OrderPartProps {
  order: Order;
  /** Called after the server has changed the order. */
  onChange: () => void;
}
