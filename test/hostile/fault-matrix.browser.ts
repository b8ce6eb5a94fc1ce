import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../support/browser/open-stage.ts';
import { allCells, openFaultTable } from '../support/fault-matrix/fault-table.ts';
import { faultNames } from '../support/fault-matrix/faults.ts';

const matrix = suite('calls that fail in a browser');
const { browser, octavo } = await openStage(matrix);
const play = await openFaultTable(browser, octavo);

// `npm run bench -- browser-faults` tests every pair of call and fault. Here each fault is tested once, with a
// different call.
const stride = faultNames.length * 3 + 1;
const chosenCells = faultNames.flatMap((_, index) => allCells[index * stride] ?? []);

for (const { scene, fault } of chosenCells)
  matrix(
    `ERR-02 when ${scene.call} (${scene.place}) fails by ${fault}, this is explained and no value is lost`,
    async () => {
      assert.equal(await play({ scene, fault }), []);
    },
  );

matrix.run();
