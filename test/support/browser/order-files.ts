import type { Locator } from 'playwright-core';
import { field } from './order-journey.ts';

export const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
export const pdfFile = (name = 'notes.pdf') =>
  file(name, Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF'));
export const addFiles = (form: Locator, ...files: ReturnType<typeof file>[]) =>
  field(form, 'materials').locator('input[type=file]').setInputFiles(files);
