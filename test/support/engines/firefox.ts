import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Tab } from './tab.ts';

/** Opens an unmodified Firefox, which puppeteer drives by WebDriver BiDi. */
export const openFirefox = async (executablePath: string): Promise<Tab> => {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  const element = async (expression: string): Promise<ElementHandle<Element>> => {
    const handle = (await page.evaluateHandle(expression)).asElement();
    if (!handle) throw new Error('The element is not there.');
    return handle as ElementHandle<Element>;
  };
  return {
    open: async (address) => void (await page.goto(address)),
    run: (expression) => page.evaluate(expression),
    click: async (expression) => (await element(expression)).click(),
    type: async (expression, text) => (await element(expression)).type(text),
    attach: async (expression, path) => {
      const input = (await element(expression)) as ElementHandle<HTMLInputElement>;
      await input.uploadFile(path);
    },
    close: () => browser.close(),
  };
};
