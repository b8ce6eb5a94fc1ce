import type { Browser } from 'playwright-core';
import type { Octavo } from '../browser/browser.ts';
import { cabinetScenes } from './cabinet-scenes.ts';
import { type FaultName, faultNames } from './faults.ts';
import { openFaultStage } from './open-fault-stage.ts';
import { orderScenes } from './order-scenes.ts';
import { runCell } from './run-cell.ts';
import type { Scene } from './scene.ts';

export const scenes: readonly Scene[] = [...orderScenes, ...cabinetScenes];

export interface Cell {
  scene: Scene;
  fault: FaultName;
}

/** All combinations of calls and faults. */
export const allCells: readonly Cell[] = scenes.flatMap((scene) =>
  faultNames.map((fault) => ({ scene, fault })),
);

/** Opens the stage of the table; returns the function that plays one combination of call and fault. */
export const openFaultTable = async (browser: Browser, octavo: Octavo) => {
  const stageOf = await openFaultStage(browser, octavo);
  return ({ scene, fault }: Cell) => runCell(stageOf(scene), scene, fault);
};
