import * as calls from '../../api/calls.ts';
import type { Identity } from '../../api/resources.ts';
import { useCabinet, useCabinetStore } from '../context/cabinet-context.ts';
import { EmailConfirmation } from '../forms/email-confirmation.tsx';
import { FormCheckbox, FormField, FormView, useForm } from '../forms/form-view.tsx';
import { PasswordForm } from '../forms/password-form.tsx';
import { SessionList } from '../forms/session-list.tsx';
import { Loading } from '../shared/loading.tsx';
import { Page, type PageProps } from '../shared/page.tsx';
import { useLoad } from '../shared/use-load.ts';

const doneText = 'Saved.';

function PrimaryInfo({ identity }: { identity: Identity }) {
  const { client } = useCabinet();
  const { firstName, lastName, phone } = identity;
  const form = useForm({
    initial: { firstName, lastName, phone },
    validate: (suites, values) => suites.validatePrimaryInfo(values),
    send: (payload) => client.send(calls.changePrimaryInfo, { payload }),
  });
  return (
    <FormView form={form} name="primary" submit="Save" done={doneText}>
      <FormField name="firstName" label="First name" autoComplete="given-name" />
      <FormField name="lastName" label="Last name" autoComplete="family-name" />
      <FormField name="phone" label="Phone" kind="tel" autoComplete="tel" />
    </FormView>
  );
}

function AdditionalInfo({ identity }: { identity: Identity }) {
  const { client } = useCabinet();
  const { alternativeEmail, alternativePhone, noticeModeEmail, allowedNightCall } = identity;
  const form = useForm({
    initial: { alternativeEmail, alternativePhone, noticeModeEmail, allowedNightCall },
    validate: (suites, values) => suites.validateAdditionalInfo(values),
    send: (payload) => client.send(calls.changeAdditionalInfo, { payload }),
  });
  return (
    <FormView form={form} name="additional" submit="Save" done={doneText}>
      <FormField name="alternativeEmail" label="Another e-mail address" kind="email" />
      <FormField name="alternativePhone" label="Another phone number" kind="tel" />
      <FormCheckbox name="noticeModeEmail" label="Tell me about my orders by e-mail" />
      <FormCheckbox name="allowedNightCall" label="You may call me at night" />
    </FormView>
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
              <section className="sheet" aria-labelledby="devices">
                <h2 id="devices">Where you are logged in</h2>
                <SessionList />
              </section>
            </div>
            <div>
              <section className="sheet" aria-labelledby="about">
                <h2 id="about">About you</h2>
                <PrimaryInfo identity={identity} />
              </section>
              <section className="sheet" aria-labelledby="contact">
                <h2 id="contact">Other ways to reach you</h2>
                <AdditionalInfo identity={identity} />
              </section>
            </div>
          </div>
        )}
      </Loading>
    </Page>
  );
}
