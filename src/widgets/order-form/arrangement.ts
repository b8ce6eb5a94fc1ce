import type { ComponentType, RefObject } from 'react';
import type { OrderForm } from '../../state/create-order-form.ts';
import type { DeferredParts } from './shared/scope.ts';

/** Properties that every arrangement gets. */
export interface StepsProps {
  step: 1 | 2;
  /** Heading that gets the focus when a step opens. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Leaves out the fields of the paper while the widget is still invisible. */
  isPart: boolean | undefined;
  isBusy: boolean;
  /** Loads the deferred parts again if their download has failed; false otherwise. */
  onReload: false | (() => void);
}

/** Arrangement of the form for a group of templates: two pages, or the cards of the checkout template m3_d1. */
export interface Arrangement {
  isCheckout: boolean;
  /** Texts of the arrangement's own style sheets for the first frame. */
  styles: readonly string[];
  Steps: ComponentType<StepsProps>;
  /** Loads the parts that are not needed for the first price. */
  loadParts(): Promise<DeferredParts>;
  beforeSubmit?(form: OrderForm): void;
  afterSubmit?(form: OrderForm): void;
}

/** The arrangement that a script's first file contains, and the download of the other one. */
export interface Arrangements {
  own: Arrangement;
  loadOther(): Promise<Arrangement>;
}
