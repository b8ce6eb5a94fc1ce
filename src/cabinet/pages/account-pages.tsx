import { useTranslator } from '../../ui/use-translator.tsx';
import { AccountPart } from '../forms/account-part.tsx';
import { Page, type PageProps, pageOf } from '../shared/page.tsx';

/** Renders the page of the customer's account. */
export function ProfilePage({ query }: PageProps) {
  const t = useTranslator();
  return (
    <Page title={t('Your profile')}>
      <AccountPart>{({ Profile }) => <Profile token={query.get('token')} />}</AccountPart>
    </Page>
  );
}

/** Renders the page of the Bonus Storage. */
export function BonusPage({ query }: PageProps) {
  const t = useTranslator();
  const page = pageOf(query);
  return (
    <Page key={page} title={t('Bonus Storage')}>
      <AccountPart>{({ Bonus }) => <Bonus page={page} />}</AccountPart>
    </Page>
  );
}

/** Renders the page of the writers who have worked for the customer. */
export function WritersPage({ query }: PageProps) {
  const t = useTranslator();
  const page = pageOf(query);
  return (
    <Page key={page} title={t('Your writers')}>
      <AccountPart>{({ Writers }) => <Writers page={page} />}</AccountPart>
    </Page>
  );
}
