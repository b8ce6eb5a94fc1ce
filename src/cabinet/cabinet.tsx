import { createRoot } from 'react-dom/client';
import { readConsent } from '../tracking/consent.ts';
import { readVisit } from '../tracking/visit.ts';
import { createSheet } from '../ui/create-sheet.ts';
import { App } from './app.tsx';
import { CabinetContext, createCabinet } from './cabinet-context.ts';
import { followLinks } from './follow-links.ts';
import { sheets } from './sheets.ts';

document.adoptedStyleSheets = sheets.map(createSheet);

// Stores what the link has carried of the visitor, which then leaves the address bar.
readVisit(readConsent() === 'granted');
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
