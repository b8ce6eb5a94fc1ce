import AccountBalance from '@mui/icons-material/AccountBalance';
import AttachMoney from '@mui/icons-material/AttachMoney';
import EditNote from '@mui/icons-material/EditNote';
import Gavel from '@mui/icons-material/Gavel';
import Group from '@mui/icons-material/Group';
import History from '@mui/icons-material/History';
import Hub from '@mui/icons-material/Hub';
import Key from '@mui/icons-material/Key';
import Language from '@mui/icons-material/Language';
import ListAlt from '@mui/icons-material/ListAlt';
import LocalOffer from '@mui/icons-material/LocalOffer';
import Mail from '@mui/icons-material/Mail';
import ShoppingBag from '@mui/icons-material/ShoppingBag';
import Translate from '@mui/icons-material/Translate';
import { type ReactNode, StrictMode } from 'react';
import {
  AccessDenied,
  Admin,
  AppBar,
  CanAccess,
  Layout,
  Resource,
  reactRouterProvider,
  UserMenu,
  useEvent,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { useLocation } from 'react-router-dom';
import { createAuthProvider, useStaff } from './auth-provider.ts';
import { discountCodes } from './catalogue/discount-codes.tsx';
import { items } from './catalogue/items.tsx';
import { PricesPage } from './catalogue/prices-page.tsx';
import { writers } from './catalogue/writers.tsx';
import { createDataProvider } from './data-provider.ts';
import { ActList } from './log/act-list.tsx';
import { OrderList } from './orders/order-list.tsx';
import { OrderRecordPage } from './orders/order-record-page.tsx';
import { Dashboard } from './overview/dashboard.tsx';
import { Payouts } from './overview/payouts.tsx';
import { InvitationPage } from './people/invitation-page.tsx';
import { people } from './people/people.tsx';
import { StaffLoginPage } from './people/staff-login-page.tsx';
import { Keys } from './programs/keys.tsx';
import { Webhooks } from './programs/webhooks.tsx';
import { Letters } from './site/letters.tsx';
import { rulePages } from './site/rule-pages.tsx';
import { SettingsPage } from './site/settings-page.tsx';
import { texts } from './site/texts.tsx';
import { darkTheme, lightTheme } from './theme.ts';

/** The link of an invitation opens the office with its code in the query. */
const invitationToken = new URLSearchParams(location.search).get('token');
const Entrance = () => (invitationToken ? <InvitationPage token={invitationToken} /> : <StaffLoginPage />);

/** The person's menu. Its accessible name is its visible text, so that speech input can press it. */
const PersonMenu = () => {
  const staff = useStaff();
  return <UserMenu label={staff?.name || staff?.email || 'Profile'} />;
};

const OfficeBar = () => <AppBar userMenu={<PersonMenu />} />;

/** Message for an address that is a page of another role, or no page at all. */
const NoPage = () => (
  <AccessDenied textPrimary="There is no such page for you" textSecondary="Yours are in the menu." />
);

const OfficeLayout = ({ children }: { children: ReactNode }) => {
  const [, resource = ''] = useLocation().pathname.split('/');
  return (
    <Layout appBar={OfficeBar}>
      {resource ? (
        // If the role cannot be read, the page is shown, because it explains its own failed calls.
        <CanAccess resource={resource} action="list" accessDenied={<NoPage />} error={children}>
          {children}
        </CanAccess>
      ) : (
        children
      )}
    </Layout>
  );
};

/**
 * Navigates as react-admin does. It applies a typed filter half a second later, by an address that differs from the list's in its
 * query alone. If the person has left the list meanwhile, this address is not opened, because it would lead back.
 */
const useNavigate: typeof reactRouterProvider.useNavigate = () => {
  const navigate = reactRouterProvider.useNavigate();
  const { pathname } = useLocation();
  return useEvent((...to: Parameters<typeof navigate>) => {
    const [place] = to;
    const [address] = location.hash.split('?');
    const isLate = typeof place === 'object' && !place.pathname && address !== `#${pathname}`;
    if (!isLate) navigate(...to);
  });
};

const Office = () => (
  <Admin
    title="Office"
    routerProvider={{ ...reactRouterProvider, useNavigate }}
    authProvider={createAuthProvider()}
    dataProvider={createDataProvider()}
    dashboard={Dashboard}
    layout={OfficeLayout}
    loginPage={Entrance}
    theme={lightTheme}
    darkTheme={darkTheme}
    disableTelemetry
    requireAuth
  >
    <Resource name="orders" icon={ShoppingBag} list={OrderList} show={OrderRecordPage} />
    <Resource name="payouts" icon={AccountBalance} list={Payouts} />
    <Resource name="prices" icon={AttachMoney} list={PricesPage} />
    <Resource name="codes" icon={LocalOffer} recordRepresentation="code" {...discountCodes} />
    <Resource
      name="items"
      icon={ListAlt}
      options={{ label: 'Lists' }}
      recordRepresentation="name"
      {...items}
    />
    <Resource name="writers" icon={EditNote} recordRepresentation="code" {...writers} />
    <Resource name="site" icon={Language} list={SettingsPage} options={{ label: 'Site' }} />
    <Resource name="rules" icon={Gavel} recordRepresentation="slug" {...rulePages} />
    <Resource name="texts" icon={Translate} recordRepresentation="english" {...texts} />
    <Resource name="letters" icon={Mail} list={Letters} />
    <Resource name="webhooks" icon={Hub} list={Webhooks} />
    <Resource name="keys" icon={Key} list={Keys} options={{ label: 'API keys' }} />
    <Resource name="people" icon={Group} {...people} />
    <Resource name="acts" icon={History} list={ActList} options={{ label: 'Log' }} />
  </Admin>
);

const root = document.getElementById('office');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Office />
    </StrictMode>,
  );
