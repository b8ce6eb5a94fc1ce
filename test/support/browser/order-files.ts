import type { Browser, Locator } from 'playwright-core';
import type { Octavo } from './browser.ts';
import { field, person } from './order-journey.ts';
import { checkOut, press, visitStepTwo } from './order-visit.ts';

export const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
export const pdfFile = (name = 'notes.pdf') =>
  file(name, Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF'));
export const windowsProgram = (name: string) =>
  file(name, Buffer.from(`MZ${'\0'.repeat(200)}PE\0\0`, 'latin1'));
export const addFiles = (form: Locator, ...files: ReturnType<typeof file>[]) =>
  field(form, 'materials').locator('input[type=file]').setInputFiles(files);

/** Goes back from step 2 of an order, adds files and goes on again. `tag` is part of the new customer's address. */
export const visitWithFiles = async (
  browser: Browser,
  octavo: Octavo,
  tag: string,
  ...files: ReturnType<typeof file>[]
) => {
  const visit = await visitStepTwo(browser, octavo, person(tag));
  await press(visit.form, 'Go back');
  await addFiles(visit.form, ...files);
  await checkOut(visit.form);
  return visit;
};
