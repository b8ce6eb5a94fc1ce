import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { checkFile, type FileProblem } from '../../validation/files.ts';

const office = ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'ott', 'ots', 'zip'];
/** Word has always opened these under its own ending, and people send them so. */
const word = ['cfb', 'rtf', 'xml', ...office];
const sheet = ['cfb', 'xml', ...office];
const slides = ['cfb', ...office];
const jpeg = ['jpg'];
/** Readable text, which has no signature. */
const text = 'text';

/** What a file may really be, by the ending it bears; every allowed ending has its row. */
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

/** No NUL among the first bytes, unless a mark says that every letter has two. */
const looksLikeText = async (path: string) => {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8192), 0, 8192, 0);
    const start = buffer.subarray(0, bytesRead);
    const isWide = ['fffe', 'feff'].includes(start.subarray(0, 2).toString('hex'));
    return isWide || !start.includes(0);
  } finally {
    await file.close();
  }
};

/** Whether a file is what its name says, by its bytes: a program called `essay.pdf` is not. */
const isAsNamed = async (path: string, name: string) => {
  const ending = name.toLowerCase().split('.').at(-1) ?? '';
  const found = await fileTypeFromFile(path);
  // A text of two bytes a letter begins as MPEG audio does.
  const named = found?.mime === 'audio/mpeg' ? null : found?.ext;
  const kind = named ?? ((await looksLikeText(path)) ? text : 'unknown');
  return contents[ending]?.includes(kind) ?? false;
};

/** Why the file at `path` is not kept (VAL-04), by its name, its size in bytes and what is in it; null where it may be. */
export const findFileProblem = async (
  path: string,
  file: { name: string; size: number },
): Promise<FileProblem | 'valueRequired' | null> => {
  const problem = checkFile(file) ?? (file.size === 0 ? 'valueRequired' : null);
  return problem ?? ((await isAsNamed(path, file.name)) ? null : 'file-type-invalid');
};
