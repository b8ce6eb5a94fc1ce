import type { Page } from 'playwright-core';
import type * as calls from '../../../src/api/calls.ts';
import type { Octavo } from '../browser/browser.ts';
import type { FaultName } from './faults.ts';

export type CallName = keyof typeof calls;

/** Server and visitors of a scene. */
export interface FaultStage {
  octavo: Octavo;
  /** Opens a tab of a new visitor, or of a customer who is logged in to the cabinet. */
  newPage(): Promise<Page>;
  /** Codes of the customer's orders, by state. */
  orders: Record<'due' | 'delivered' | 'approved', string>;
}

/** One call at one place of the product, with the message and the control that a person needs if the call fails. */
export interface Scene {
  call: CallName;
  /** True if a new visitor plays the scene, not the customer. */
  isStranger?: true;
  /** Name of the call's place in the table. */
  place: string;
  /** Opens the page up to the moment before the call. `prepare` is awaited before the page loads. */
  open(stage: FaultStage, prepare: (page: Page) => Promise<void>): Promise<Page>;
  /** Makes the page send the call. */
  act(page: Page, stage: FaultStage): Promise<unknown>;
  /** Selector of the message; null for calls whose result no person waits for. */
  message: string | null;
  /** Selector of the control with which the person continues. */
  wayOn: string;
  /** Typed values that must be kept, by the selector of their field. */
  typed?: Readonly<Record<string, string>>;
  /** Selectors that replace `message` for faults with another meaning; null if such a fault shows nothing. */
  instead?: Partial<Record<FaultName, string | null>>;
}
