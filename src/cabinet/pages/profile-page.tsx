import * as calls from '../../api/calls.ts';
import type { Identity } from '../../api/resources.ts';
import { useCabinet, useCabinetStore } from '../context/cabinet-context.ts';
import { EmailConfirmation } from '../forms/email-confirmation.tsx';
import { FormField, FormView, useForm } from '../forms/form-view.tsx';
import { PasswordForm } from '../forms/password-form.tsx';
import { loadCode } from '../shared/load-code.ts';
import { Loading } from '../shared/loading.tsx';
import { Page, type PageProps } from '../shared/page.tsx';
import { useLoad } from '../shared/use-load.ts';

function PrimaryInfo({ identity }: { identity: Identity }) {
  const { client } = useCabinet();
  const { firstName, lastName, phone } = identity;
  const form = useForm({
    initial: { firstName, lastName, phone },
    validate: (suites, values) => suites.validatePrimaryInfo(values),
    send: (payload) => client.send(calls.changePrimaryInfo, { payload }),
  });
  return (
    <FormView form={form} name="primary" submit="Save" done="Saved.">
      <FormField name="firstName" label="First name" autoComplete="given-name" />
      <FormField name="lastName" label="Last name" autoComplete="family-name" />
      <FormField name="phone" label="Phone" kind="tel" autoComplete="tel" />
    </FormView>
  );
}

const loadSheets = loadCode(() => import('../forms/account-sheets.tsx'));

/** Sheets that no other page has and few visitors want. Their code is loaded after the page is shown. */
function DeferredSheets({ name, identity }: { name: 'StoredSheets' | 'FurtherSheets'; identity: Identity }) {
  const [loaded, reload] = useLoad('sheets', loadSheets);
  return (
    <Loading loaded={loaded} onRetry={reload}>
      {({ [name]: Sheets }) => <Sheets identity={identity} />}
    </Loading>
  );
}

/** Name, contact details and password of the customer. */
export function ProfilePage({ query }: PageProps) {
  const { client } = useCabinet();
  const { owner } = useCabinetStore();
  const [loaded, reload] = useLoad(`identity ${owner}`, () => client.send(calls.identity));
  return (
    <Page title="Your profile">
      <Loading loaded={loaded} onRetry={reload}>
        {(identity) => (
          <div className="columns even">
            <div>
              <section className="sheet" aria-labelledby="email">
                <h2 id="email">E-mail</h2>
                <EmailConfirmation identity={identity} token={query.get('token')} onConfirmed={reload} />
              </section>
              <section className="sheet" aria-labelledby="password">
                <h2 id="password">Password</h2>
                <PasswordForm />
              </section>
              <DeferredSheets name="StoredSheets" identity={identity} />
            </div>
            <div>
              <section className="sheet" aria-labelledby="about">
                <h2 id="about">About you</h2>
                <PrimaryInfo identity={identity} />
              </section>
              <DeferredSheets name="FurtherSheets" identity={identity} />
            </div>
          </div>
        )}
      </Loading>
    </Page>
  );
}
