import { createRoot } from 'react-dom/client';
import { readConsent } from '../tracking/consent.ts';
import { updateVisit } from '../tracking/visit.ts';
import { createSheet } from '../ui/look/create-sheet.ts';
import { CabinetContext, createCabinet } from './context/cabinet-context.ts';
import { App } from './shell/app.tsx';
import { followLinks } from './shell/follow-links.ts';
import { sheets } from './shell/sheets.ts';

document.adoptedStyleSheets = sheets.map(createSheet);

// Stores what the link has carried of the visitor, which then leaves the address bar.
updateVisit(readConsent() === 'granted');
const cabinet = createCabinet(window);
followLinks(window, cabinet.go);

const place = document.getElementById('cabinet');
// The shell's way on, which shows where this script does not come.
place?.replaceChildren();
if (place)
  createRoot(place).render(
    <CabinetContext value={cabinet}>
      <App />
    </CabinetContext>,
  );
