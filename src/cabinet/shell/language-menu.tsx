import { useTranslator } from '../../ui/use-translator.ts';
import { useCabinet, useCabinetStore } from '../context/cabinet-context.ts';

/** Returns the address of the current page in another language. */
const addressIn = (code: string, path: string) => {
  const query = new URLSearchParams(path.split('?')[1]);
  query.set('locale', code);
  return `?${query}`;
};

/** Renders the site's languages for visitors without a login. Customers choose their language in the profile. */
export function LanguageMenu() {
  const t = useTranslator();
  const { language } = useCabinet();
  const { owner, path } = useCabinetStore();
  if (owner || !language.offered.length) return null;
  return (
    <nav aria-label={t('Language')}>
      {language.offered.map(({ code, name }) => (
        // With a target, the browser loads the document. Without one, the cabinet would only switch to the page.
        <a
          key={code}
          lang={code}
          href={addressIn(code, path)}
          target="_self"
          onClick={() => language.note(code)}
          aria-current={code === t.language ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
