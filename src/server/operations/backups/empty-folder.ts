import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../../../order/unknown-fields.ts';
import { makePrivateFolder } from '../../database/private-files.ts';

/**
 * Creates an empty folder with its missing parents. Only this user may open it. Throws a message for the provider, which
 * ends with `outcome`: what was not done, and what to do.
 */
export const createEmptyFolder = async (folder: string, outcome: string): Promise<void> => {
  try {
    await rm(folder, { recursive: true, force: true });
    makePrivateFolder(folder);
  } catch (error) {
    throw new Error(`A folder cannot be created in ${dirname(folder)} (${codeOf(error)}), so ${outcome}`);
  }
};
