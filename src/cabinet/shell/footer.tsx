import { useTranslator } from '../../ui/use-translator.ts';
import { useCabinet, useCabinetStore } from '../context/cabinet-context.ts';
import { useSite } from '../shared/use-site.ts';

/** Renders the name and contact details of the provider. */
export function Footer() {
  const config = useSite()?.config;
  if (!config)
    return (
      <footer className="wrap imprint">
        <LanguageMenu />
      </footer>
    );
  const { title, address_legal, contact_email, contact_phone, contact_skype } = config;
  return (
    <footer className="wrap imprint">
      <p>{[title, address_legal].filter(Boolean).join(' · ')}</p>
      <address>
        {contact_email && <a href={`mailto:${contact_email}`}>{contact_email}</a>}
        {contact_phone && (
          <a href={`tel:${contact_phone.replace(/[^+\d]/g, '')}`} dir="ltr">
            {contact_phone}
          </a>
        )}
        {contact_skype && <a href={`skype:${contact_skype}?chat`}>Skype: {contact_skype}</a>}
      </address>
      <LanguageMenu />
    </footer>
  );
}

/** Returns the address of the current page in another language. */
const addressIn = (code: string, path: string) => {
  const query = new URLSearchParams(path.split('?')[1]);
  query.set('locale', code);
  return `?${query}`;
};

/** Renders the site's languages for visitors without a login. Customers choose their language in the profile. */
function LanguageMenu() {
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
