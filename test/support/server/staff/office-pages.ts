import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeBuiltFolder } from '../built-folder.ts';
import { type Office, startOffice } from './office.ts';

const home = '<!--#include virtual="/parts/head.html" --><!--#include virtual="/parts/masthead.html" -->';

/** Starts an office with the heads of the real pages and the shell of the real cabinet. */
export const startOfficeWithPages = async (): Promise<Office> => {
  const distFolder = await makeBuiltFolder();
  await cp('src/demo/parts', join(distFolder, 'demo/parts'), { recursive: true });
  await cp('src/cabinet/index.html', join(distFolder, 'cabinet/index.html'));
  await mkdir(join(distFolder, 'demo/own'));
  for (const name of ['index.html', 'own/preview.html'])
    await writeFile(join(distFolder, 'demo', name), home);
  return startOffice({ settings: { distFolder } });
};
