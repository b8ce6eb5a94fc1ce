import { createRoot } from 'react-dom/client';
import { readConsent } from '../tracking/consent.ts';
import { updateVisit } from '../tracking/visit.ts';
import { createSheet } from '../ui/look/create-sheet.ts';
import { CabinetContext, createCabinet } from './context/cabinet-context.ts';
import { App } from './shell/app.tsx';
import { followLinks } from './shell/follow-links.ts';
import { sheets } from './shell/sheets.ts';

document.adoptedStyleSheets = sheets.map(createSheet);

// Stores the visit that the link carries and removes it from the address bar.
updateVisit(readConsent() === 'granted');
const cabinet = createCabinet(window);
followLinks(window, cabinet.go);

const root = document.getElementById('cabinet');
// Removes the fallback text of index.html, which is for a script that could not be loaded.
root?.replaceChildren();
if (root)
  createRoot(root).render(
    <CabinetContext value={cabinet}>
      <App />
    </CabinetContext>,
  );
