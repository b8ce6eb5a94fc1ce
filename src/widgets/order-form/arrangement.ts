import type { ComponentType, RefObject } from 'react';
import type { OrderForm } from '../../state/create-order-form.ts';
import type { DeferredParts } from './shared/scope.ts';

/** Properties of every arrangement of the form. */
export interface StepsProps {
  step: 1 | 2;
  /** The heading that gets the focus at a new step. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Leaves out the fields of the paper, while the widget is still invisible. */
  isPart: boolean | undefined;
  isBusy: boolean;
  /** Loads the deferred parts again after a failure; otherwise false. */
  onReload: false | (() => void);
}

/** Arrangement of the form for a group of templates: two pages, or the cards of m3_d1. */
export interface Arrangement {
  isCheckout: boolean;
  /** Texts of the style sheets for its first frame, beside those of every template. */
  styles: readonly string[];
  Steps: ComponentType<StepsProps>;
  /** Loads the parts that the first price does not need. */
  loadParts(): Promise<DeferredParts>;
  beforeSubmit?(form: OrderForm): void;
  afterSubmit?(form: OrderForm): void;
}

/** The arrangement in a script's first file, and the download of the other one. */
export interface Arrangements {
  own: Arrangement;
  loadOther(): Promise<Arrangement>;
}
