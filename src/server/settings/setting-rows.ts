import { connectionRows } from './connection-rows.ts';
import { operationRows } from './operation-rows.ts';

/** Every setting. `npm run settings` writes them into `server/README.md` and `.env.example`. */
export const settingRows = { ...connectionRows, ...operationRows };

export type SettingName = keyof typeof settingRows;
