import type { Text } from '../../languages/text.ts';
import { AccountPart } from '../account/account-part.tsx';
import { useCabinet } from '../context/cabinet-context.ts';
import { Page, type PageProps, pageNumber } from '../shared/page.tsx';

interface Props extends Pick<PageProps, 'query'> {
  title: Text;
  part: 'Profile' | 'Bonus' | 'Writers';
}

/** Renders a page that few customers open. Each page of its list is a page of its own. */
const AccountPage = ({ title, part, query }: Props) => (
  <Page key={pageNumber(query)} title={useCabinet().t(title)}>
    <AccountPart>{({ [part]: Content }) => <Content query={query} />}</AccountPart>
  </Page>
);

export const ProfilePage = ({ query }: PageProps) => (
  <AccountPage title="Your profile" part="Profile" query={query} />
);
export const BonusPage = ({ query }: PageProps) => (
  <AccountPage title="Bonus Storage" part="Bonus" query={query} />
);
export const WritersPage = ({ query }: PageProps) => (
  <AccountPage title="Your writers" part="Writers" query={query} />
);
