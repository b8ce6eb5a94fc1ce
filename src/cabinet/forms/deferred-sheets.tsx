import type { ReactNode } from 'react';
import { Loading, loadCode, useLoad } from '../shared/loading.tsx';

type Sheets = typeof import('./account-sheets.tsx');

const loadSheets = loadCode(() => import('./account-sheets.tsx'));

/** Renders parts of pages that few visitors use. Their code is loaded when the first of them is shown. */
export function DeferredSheets({ children }: { children: (sheets: Sheets) => ReactNode }) {
  const [loaded, reload] = useLoad('sheets', loadSheets);
  return (
    <Loading loaded={loaded} onRetry={reload}>
      {children}
    </Loading>
  );
}
