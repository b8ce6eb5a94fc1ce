import type { ReactNode } from 'react';
import type { Text } from '../../languages/text.ts';
import { useTranslator } from '../../ui/use-translator.tsx';
import { AccountPart, type Parts } from '../forms/account-part.tsx';
import { Page, type PageProps, pageOf } from '../shared/page.tsx';

interface Props {
  title: Text;
  page?: number;
  children: (parts: Parts) => ReactNode;
}

const AccountPage = ({ title, page, children }: Props) => (
  <Page key={page} title={useTranslator()(title)}>
    <AccountPart>{children}</AccountPart>
  </Page>
);

export const ProfilePage = ({ query }: PageProps) => (
  <AccountPage title="Your profile">{({ Profile }) => <Profile token={query.get('token')} />}</AccountPage>
);
export const BonusPage = ({ query }: PageProps) => (
  <AccountPage title="Bonus Storage" page={pageOf(query)}>
    {({ Bonus }) => <Bonus page={pageOf(query)} />}
  </AccountPage>
);
export const WritersPage = ({ query }: PageProps) => (
  <AccountPage title="Your writers" page={pageOf(query)}>
    {({ Writers }) => <Writers page={pageOf(query)} />}
  </AccountPage>
);
