// Takes the pictures of the parts for /docs/look/, each with a frame around the part.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = 'src/docs/pictures';
/** Maximum size of a picture, in px. The guides show pictures at half their size. */
const largest = { width: 480, height: 320 };
const margin = 14;

/** Frames the first visible element of a part and returns its place on the page; null if there is none. */
const framePart = ({ name, margin }) => {
  const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const isShown = (element) => {
    const { width, height } = element.getBoundingClientRect();
    // An error's element counts only with its text, because the element is on the page before the text.
    const isEmpty = name.startsWith('error') && !element.textContent;
    return (
      width > 4 &&
      height > 4 &&
      !isEmpty &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  };
  const element = roots.flatMap((root) => [...root.querySelectorAll(`[part~="${name}"]`)]).find(isShown);
  if (!element) return null;
  const before = element.getBoundingClientRect();
  // Scrolls only to an element that is not wholly on the screen, because scrolling closes tooltips.
  if (before.top < 0 || before.bottom > innerHeight)
    element.scrollIntoView({ block: before.height < innerHeight ? 'center' : 'start', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const frame = document.createElement('div');
  frame.id = 'part-frame';
  frame.popover = 'manual';
  frame.style.cssText = `all: initial; position: fixed; left: ${x - 4}px; top: ${y - 4}px; width: ${width + 8}px; height: ${height + 8}px; border: 2px solid #d6246e; border-radius: 6px; box-sizing: border-box; pointer-events: none`;
  document.body.append(frame);
  // Draws the frame in the browser's top layer, because dialogs and lists are there too.
  frame.showPopover();
  const left = Math.max(0, x - margin);
  const top = Math.max(0, y - margin);
  return {
    x: left,
    y: top,
    // A long and low part is cut at its end, so that its text stays readable.
    width: Math.min(innerWidth - left, x + width + margin - left, height < 120 ? 440 : innerWidth),
    height: Math.min(innerHeight - top, y + height + margin - top),
  };
};

/** Scales a picture down and converts it to WebP. */
const shrink = async ({ url, largest }) => {
  const image = await createImageBitmap(await (await fetch(url)).blob());
  const scale = Math.min(1, largest.width / image.width, largest.height / image.height);
  const canvas = new OffscreenCanvas(Math.round(image.width * scale), Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.72 });
  return [...new Uint8Array(await blob.arrayBuffer())];
};

/** Creates a function that takes a picture of each visible part that has no picture yet. */
const createCapture = (page, helper, names) => {
  const missing = new Set(names);
  const capture = async (names = missing) => {
    for (const name of names) {
      const clip = await page.evaluate(framePart, { name, margin });
      if (!clip) continue;
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const png = await page.screenshot({ clip, animations: 'disabled' });
      await page.evaluate(() => document.querySelector('#part-frame').remove());
      const url = `data:image/png;base64,${png.toString('base64')}`;
      await writeFile(
        join(folder, `${name}.webp`),
        Buffer.from(await helper.evaluate(shrink, { url, largest })),
      );
      missing.delete(name);
    }
  };
  return { capture, missing };
};

/** Leads an order form through the states in which its parts are visible. */
const playThrough = async (page, capture) => {
  const form = page.locator('octavo-order-form');
  const type = (name, text) =>
    form.locator(`[data-field="${name}"]`).locator('input, textarea').first().fill(text);
  const press = (name) => form.getByRole('button', { name }).first().click();
  await form.locator('[data-field="abstractPage"]').waitFor();
  await page.setViewportSize({ width: 900, height: 420 });
  const floating = form.locator('[part=floating-price]');
  // The change is repeated, because the code of the floating price may not have arrived at the first one.
  for (let nth = 0; nth < 9 && !(await floating.isVisible()); nth++) {
    await form.locator('[name=deadlineId]').selectOption(nth % 2 ? '5' : '3');
    await floating.waitFor({ timeout: 2000 }).catch(() => {});
  }
  await capture(['floating-price']);
  await page.setViewportSize({ width: 900, height: 900 });
  await capture();
  await page.evaluate(() => scrollTo(0, 0));
  await form.locator('[data-field="writersPreferredCode"] .hint-mark').focus();
  await form.getByRole('tooltip').filter({ visible: true }).waitFor();
  await capture();
  await page.keyboard.press('Escape');
  await form.locator('[data-field="typeId"] select').click();
  await form.locator('[part=option]').first().waitFor();
  await capture();
  await page.keyboard.press('Escape');
  await press('I have a discount code');
  await press('Checkout');
  await form.locator('[data-error-for="details"]').waitFor();
  await capture();
  await form.locator('input[type=file]').setInputFiles({
    name: 'notes.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  });
  await type('topic', 'The printed page and the reading eye');
  await type('details', 'Three pages on margins, with two sources of your choice.');
  const person = {
    email: `ada-${Date.now()}@example.com`,
    firstName: 'Ada',
    lastName: 'Reader',
    phone: '+15551234567',
  };
  await page.reload();
  await form.getByText('Please choose this file again').waitFor();
  for (const [name, value] of Object.entries({
    ...person,
    password: 'a quiet library',
    repeatPassword: 'a quiet library',
  }))
    await type(name, value);
  await press('Checkout');
  await form.locator('[data-step="2"]').waitFor();
  await capture();
  await form.getByRole('button', { name: 'Terms of Use' }).first().click();
  await form.locator('[part="dialog"] [part="text"]').waitFor();
  await capture();
  await page.keyboard.press('Escape');
  await form.locator('[data-field="policyAccepted"] input').check();
  await page.route('**/v1/client/order', (route) => route.abort());
  await press('Proceed to secure payment');
  await form.locator('[part~="notice-error"]').waitFor();
  await capture();
  await page.unroute('**/v1/client/order');
  await press('Proceed to secure payment');
  await page.waitForURL('**/secure-payment*');
  await page.goBack();
  await form.locator('[part~="notice-success"]').waitFor();
  await capture();
  await page.route('**/page/rule/**', () => {});
  await page.evaluate(() => {
    const element = document.createElement('octavo-service-rules');
    for (const attribute of [
      ['loading', 'eager'],
      ['rule', 'privacy-policy'],
    ])
      element.setAttribute(...attribute);
    document.body.append(element);
  });
  await page.locator('octavo-service-rules [part~=spinner]').waitFor();
  await capture();
};

/** Takes the pictures of all parts in `names`. Returns the names of those that were never visible. */
export const takePartPictures = async (browser, address, names) => {
  await mkdir(folder, { recursive: true });
  const context = await browser.newContext({
    colorScheme: 'light',
    reducedMotion: 'reduce',
    viewport: { width: 900, height: 900 },
  });
  const [page, helper] = [await context.newPage(), await context.newPage()];
  const { capture, missing } = createCapture(page, helper, names);
  await page.goto(`${address}/order/m2_d1/`);
  await page.locator('octavo-order-form[data-state=ready]').waitFor();
  await page.evaluate(() => {
    document.querySelector('body > header')?.remove();
    // Only this template has a floating price.
    document.querySelector('octavo-order-form').setAttribute('template', 'm1_d1');
    for (const name of ['calculator', 'price-list', 'service-rules', 'service-info']) {
      const element = document.createElement(`octavo-${name}`);
      for (const attribute of [
        ['loading', 'eager'],
        ['rule', 'terms-of-use'],
      ])
        element.setAttribute(...attribute);
      document.body.append(element);
    }
  });
  await page.locator('octavo-service-rules [part=text]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await playThrough(page, capture);
  await context.close();
  return [...missing];
};
