import type { ReactNode } from 'react';
import { AppBar, Layout, UserMenu } from 'react-admin';
import { useStaff } from './auth-provider.ts';

/** The person's menu. Its name is what it shows, so that speech input can press it. */
const PersonMenu = () => {
  const staff = useStaff();
  return <UserMenu label={staff?.name || staff?.email || 'Profile'} />;
};

const OfficeBar = () => <AppBar userMenu={<PersonMenu />} />;

export const OfficeLayout = ({ children }: { children: ReactNode }) => (
  <Layout appBar={OfficeBar}>{children}</Layout>
);
