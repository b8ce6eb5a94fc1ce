import { createRoot } from 'react-dom/client';
import { createTranslator, type Translator } from '../languages/translator.ts';
import { readConsent } from '../tracking/consent.ts';
import { onceShown } from '../tracking/once-shown.ts';
import { updateVisit } from '../tracking/visit.ts';
import { createSheet } from '../ui/look/create-sheet.ts';
import { inLanguage } from '../ui/use-translator.tsx';
import { CabinetContext, createCabinet } from './context/cabinet-context.ts';
import { App } from './shell/app.tsx';
import { followLinks } from './shell/routes.ts';
import styles from './shell/styles.css';

/** Returns the translator of the page, whose texts the server has written into the document. English needs no texts. */
const readLanguage = ({ documentElement }: Document): Translator => {
  const { lang: locale, dir } = documentElement;
  const texts = JSON.parse(document.getElementById('texts')?.textContent ?? '{}');
  return createTranslator({ locale, direction: dir === 'rtl' ? 'rtl' : 'ltr', texts });
};

document.adoptedStyleSheets = [createSheet(styles)];

// Stores the visit that the address carries and removes it from the address bar.
onceShown(() => updateVisit(readConsent()));
const t = readLanguage(document);
const cabinet = createCabinet(window, t);
followLinks(window, cabinet.go);

const root = document.getElementById('cabinet');
// Removes the fallback text of index.html, which is shown if the script could not be loaded.
root?.replaceChildren();
if (root)
  createRoot(root).render(
    inLanguage(
      <CabinetContext value={cabinet}>
        <App />
      </CabinetContext>,
      t,
    ),
  );
