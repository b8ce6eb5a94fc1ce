import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStage } from '../../support/browser/open-stage.ts';
import { field } from '../../support/browser/order-journey.ts';
import { visitOrderPage } from '../../support/browser/order-visit.ts';

const extras = suite('useful extras under a finger');
const { browser, octavo } = await openStage(extras);

extras(
  'UI-01 UI-02 UI-08 WRT-01 a tap on the question mark explains an extra, one on its name checks it',
  async () => {
    const { page, form, errors, close } = await visitOrderPage(browser, octavo, { device: 'phone' });
    const support = field(form, 'personalSupport');
    const mark = support.getByRole('button', { name: 'About: Personal support' });
    const open = form.getByRole('tooltip').filter({ visible: true });
    await mark.tap();
    await open.filter({ hasText: 'A manager who looks after this order alone' }).waitFor();
    const box = await open.boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= (page.viewportSize()?.width ?? 0));
    assert.not(await support.locator('input').isChecked());

    await mark.tap();
    await open.waitFor({ state: 'detached' });
    await mark.tap();
    await field(form, 'abstractPage').getByRole('button').tap();
    await open.filter({ hasText: 'A page that sums up the paper' }).waitFor();
    assert.is(await open.count(), 1, 'one bubble at a time');
    await form.getByText('Step 1 of 2').tap();
    await open.waitFor({ state: 'detached' });

    await support.getByText('Personal support', { exact: false }).first().tap();
    await support.locator('input:checked').waitFor({ state: 'attached' });
    assert.is(await form.getByRole('tooltip').filter({ visible: true }).count(), 0);
    assert.equal(errors, []);
    await close();
  },
);

extras.run();
