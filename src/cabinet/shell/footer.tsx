import { useSite } from '../shared/use-site.ts';
import { LanguageMenu } from './language-menu.tsx';

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
