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
  /** Order codes by state. */
  orders: Record<'due' | 'delivered' | 'approved', string>;
}

/** One call at one place of the product, and what a person has to see if it fails. */
export interface Scene {
  call: CallName;
  /** A new visitor plays the scene, not the customer. */
  isStranger?: true;
  /** Place of the call, for the table. */
  place: string;
  /** Opens the page up to the moment before the call. `prepare` is awaited before the page loads. */
  open(stage: FaultStage, prepare: (page: Page) => Promise<void>): Promise<Page>;
  /** Makes the page send the call. */
  act(page: Page, stage: FaultStage): Promise<unknown>;
  /** Selector of the message; null for calls that nobody waits for. */
  message: string | null;
  /** Selector of the control with which the person goes on. */
  wayOn: string;
  /** Typed values, by the selector of their field. */
  typed?: Readonly<Record<string, string>>;
  /** Selector of what is shown instead of the message if a failure has a meaning of its own; null for nothing. */
  instead?: Partial<Record<FaultName, string | null>>;
}
