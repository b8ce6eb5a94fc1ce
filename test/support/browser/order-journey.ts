import type { Locator, Page } from 'playwright-core';

/** A visitor's actions in a widget, whose elements are found by `part` and `data-field`. */

export const field = (scope: Page | Locator, name: string) => scope.locator(`[data-field="${name}"]`);

/** Chooses an entry of a select by its id: in the native select on a phone, in the searchable list on a desktop. */
export const choose = async (scope: Page | Locator, name: string, id: number | string) => {
  const wrapper = field(scope, name);
  const nativeSelect = wrapper.locator('select');
  if ((await nativeSelect.count()) > 0 && (await nativeSelect.isVisible())) {
    await nativeSelect.selectOption(String(id));
    return;
  }
  await wrapper.getByRole('combobox').first().click();
  await wrapper.locator(`[role=option][data-value="${id}"]`).click();
};

export const type = (scope: Page | Locator, name: string, text: string) =>
  field(scope, name).locator('input, textarea').first().fill(text);

/** Waits until a widget reports that it is ready. */
export const whenReady = async (page: Page, element: string): Promise<Locator> => {
  const host = page.locator(`${element}[data-state="ready"]`);
  await host.waitFor();
  return host;
};

/** Unfolds all parts of step one. */
export const unfoldAll = async (form: Locator) => {
  await form.locator('.more-button').first().waitFor();
  const folded = form.locator('.more-button[aria-expanded=false]');
  while (await folded.count()) await folded.first().click();
};

/** Returns the lines of the order's summary on step 2. */
export const summaryLines = async (form: Locator) =>
  (await form.locator('[data-step="2"] [part=preview] p').allTextContents()).map((line) =>
    line.replaceAll('\u00a0', ' '),
  );

export const total = (scope: Page | Locator) => scope.locator('[data-price="total"]:visible').first();

export const person = (tag: string) => ({
  email: `${tag}-${Date.now()}@example.com`,
  firstName: 'Ada',
  lastName: 'Reader',
  phone: '+15551234567',
  password: 'a quiet library',
});

export type Person = ReturnType<typeof person>;

export const fillRegistration = async (form: Locator, customer: Person) => {
  for (const name of ['email', 'firstName', 'lastName', 'phone', 'password'] as const)
    await type(form, name, customer[name]);
  await type(form, 'repeatPassword', customer.password);
};

export const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
export const pdfFile = (name = 'notes.pdf') =>
  file(name, Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF'));
export const addFiles = (form: Locator, ...files: ReturnType<typeof file>[]) =>
  field(form, 'materials').locator('input[type=file]').setInputFiles(files);
