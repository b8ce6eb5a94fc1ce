import { open } from 'node:fs/promises';
import { checkFile, type FileProblem } from '../../validation/files.ts';
import type { VirusScanner } from './virus-scanner.ts';

const office = ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'ott', 'ots', 'zip'];
/** Formats that Word opens under its own extensions. Files with another format's extension are therefore common. */
const word = ['cfb', 'rtf', 'xml', ...office];
const sheet = ['cfb', 'xml', ...office];
const slides = ['cfb', ...office];
const jpeg = ['jpg'];
/** Name of the format plain text, which has no signature. */
const text = 'text';

/** Formats that a file may have, by its extension. Every allowed extension has a row. */
const contents: Readonly<Record<string, readonly string[]>> = {
  doc: word,
  dot: word,
  docx: ['docx', 'zip'],
  odt: ['odt', 'zip'],
  ott: ['ott', 'odt', 'zip'],
  fodt: ['xml', text],
  xls: [...sheet, text],
  xlt: sheet,
  xlsx: ['xlsx', 'zip'],
  ods: ['ods', 'zip'],
  ots: ['ots', 'ods', 'zip'],
  fods: ['xml', text],
  xml: ['xml', text],
  csv: [text],
  ppt: slides,
  pps: slides,
  ppa: slides,
  pwz: slides,
  pptx: ['pptx', 'zip'],
  jpg: jpeg,
  jpeg,
  jpe: jpeg,
  png: ['png', 'apng'],
  gif: ['gif'],
  zip: office,
  gzip: ['gz'],
  gz: ['gz'],
  rtf: ['rtf'],
  rtx: ['rtf', text],
  htm: ['html', 'xml', text],
  html: ['html', 'xml', text],
  pdf: ['pdf'],
};

/** Returns whether a file looks like text. Text contains zero bytes only in UTF-16, which begins with a byte order mark. */
const looksLikeText = async (path: string) => {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8192), 0, 8192, 0);
    const start = buffer.subarray(0, bytesRead);
    const isUtf16 = ['fffe', 'feff'].includes(start.subarray(0, 2).toString('hex'));
    return isUtf16 || !start.includes(0);
  } finally {
    await file.close();
  }
};

/**
 * Returns whether the content of a file has a format that its extension allows, so that a program named `essay.pdf` is refused.
 */
const matchesExtension = async (path: string, name: string) => {
  const extension = name.toLowerCase().split('.').at(-1) ?? '';
  const { fileTypeFromFile } = await import('file-type');
  const fileType = await fileTypeFromFile(path);
  // The library reads the byte order mark of UTF-16 as MPEG audio, so the content is checked as text. No audio file is allowed.
  const signature = fileType?.mime === 'audio/mpeg' ? null : fileType?.ext;
  const kind = signature ?? ((await looksLikeText(path)) ? text : 'unknown');
  return contents[extension]?.includes(kind) ?? false;
};

/** Problem of a file's content. `infected` and `tooLargeToScan` come from the virus scanner. */
export type ContentProblem = FileProblem | 'infected' | 'tooLargeToScan';

/** Checks the file at `path` by its name, its size in bytes and its content. Returns null if it may be stored. */
export const findFileProblem = async (
  path: string,
  file: { name: string; size: number },
  scanner: VirusScanner | null,
): Promise<ContentProblem | null> => {
  const problem = checkFile(file);
  if (problem) return problem;
  if (!(await matchesExtension(path, file.name))) return 'file-type-invalid';
  const result = (await scanner?.scan(path)) ?? 'clean';
  if (result === 'clean') return null;
  return result === 'tooLarge' ? 'tooLargeToScan' : result;
};
