import * as calls from '../../api/calls.ts';
import type { Identity } from '../../api/resources/client.ts';
import { useFieldControl } from '../../ui/fields/frame/bare-field.tsx';
import { useCabinet } from '../context/cabinet-context.ts';
import { saveFile } from '../shared/download.ts';
import { FoldableSheet } from '../shared/sheet.tsx';
import { RequestButton } from '../shared/use-request.tsx';
import { SessionList } from './devices.tsx';
import { FormCheckbox, FormControl, FormField } from './form-fields.tsx';
import { FormView, useForm } from './form-view.tsx';
import { createPhoneReader } from './primary-info.tsx';

/** Milliseconds to wait for the data of an account, which may have thousands of orders. */
const dataTimeoutMs = 60_000;

function DownloadData() {
  const { t, client } = useCabinet();
  return (
    <div className="actions">
      <RequestButton
        kind="quiet"
        request={() => client.send(calls.accountData, { timeoutMs: dataTimeoutMs })}
        onDone={(data) => {
          const [day] = data.exportedAt.split('T');
          const text = JSON.stringify(data, null, 2);
          saveFile(new Blob([text], { type: 'application/json' }), `my-data-${day}.json`);
        }}
      >
        {t('Download my data')}
      </RequestButton>
    </div>
  );
}

function DeleteAccount() {
  const { t, client, session, go } = useCabinet();
  const form = useForm({
    initial: { password: '' },
    isCleared: true,
    send: (payload) => client.send(calls.deleteAccount, { payload }),
    onDone: () => {
      session.close();
      go('/login?deleted', 'replace');
    },
  });
  return (
    <FormView form={form} name="deletion" submit={t('Delete my account')} isQuiet>
      <FormField name="password" label={t('Your password')} kind="current-password" />
    </FormView>
  );
}

function AdditionalInfo({ identity }: { identity: Identity }) {
  const { t, client, site } = useCabinet();
  const { alternativeEmail, alternativePhone, noticeModeEmail, allowedNightCall } = identity;
  const reader = createPhoneReader({ site }, alternativePhone, identity.phone);
  const form = useForm({
    initial: { alternativeEmail, alternativePhone, noticeModeEmail, allowedNightCall },
    validate: (suites, values) =>
      suites.validateAdditionalInfo({
        ...values,
        alternativePhone: reader.forCheck(values.alternativePhone),
      }),
    send: async (values) => {
      const payload = { ...values, alternativePhone: await reader.forServer(values.alternativePhone) };
      return client.send(calls.changeAdditionalInfo, { payload });
    },
  });
  return (
    <FormView form={form} name="additional" submit={t('Save')} isQuiet done={t('Saved.')}>
      <FormField name="alternativeEmail" label={t('Another e-mail address')} kind="email" />
      <FormField name="alternativePhone" label={t('Another phone number')} kind="tel" />
      <FormCheckbox name="noticeModeEmail" label={t('Tell me about my orders by e-mail')} />
      <FormCheckbox name="allowedNightCall" label={t('You may call me at night')} />
    </FormView>
  );
}

/** Renders the further contact details, the devices with a login, and the download and deletion of all data. */
export function FurtherSheets({ identity }: { identity: Identity }) {
  const { t } = useCabinet();
  return (
    <>
      <FoldableSheet id="contact" title={t('Other ways to reach you')}>
        <AdditionalInfo identity={identity} />
      </FoldableSheet>
      <FoldableSheet id="devices" title={t('Where you are logged in')}>
        <SessionList />
      </FoldableSheet>
      <FoldableSheet id="data" title={t('Your data')}>
        <p>
          {t(
            'One file with everything we have stored about you: your account, orders, messages, bonus, devices and letters, with links to your files.',
          )}
        </p>
        <DownloadData />
      </FoldableSheet>
      <FoldableSheet id="deletion" title={t('Delete your account')}>
        <p>
          {t(
            'This deletes your name, addresses, phone numbers, devices, bonus, messages and all files, also the papers you got. Save them first. Unpaid orders are cancelled; a paid order has to be finished before.',
          )}
        </p>
        <p>
          {t(
            'We keep what you ordered, when and for how much, because the law requires it. These orders will not name you any more.',
          )}
        </p>
        <DeleteAccount />
      </FoldableSheet>
    </>
  );
}

function LanguageSelect({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const { language } = useCabinet();
  return (
    <div className="select">
      <select
        {...useFieldControl()}
        className="box"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {language.offered.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Renders the choice of the language for pages and letters. After the choice, the page is loaded in that language. */
export function LanguageSheet({ identity }: { identity: Identity }) {
  const { t, client, language } = useCabinet();
  const form = useForm({
    initial: { locale: identity.locale ?? t.language },
    send: (payload) => client.send(calls.changeAdditionalInfo, { payload }),
    onDone: ({ locale = 'en' }) => language.choose(locale),
  });
  if (language.offered.length < 2) return null;
  return (
    <FoldableSheet id="language" title={t('Pages and letters')}>
      <FormView form={form} name="language" submit={t('Save')} isQuiet>
        <FormControl name="locale" label={t('Language')}>
          {(value, edit) => <LanguageSelect value={String(value)} onChange={edit} />}
        </FormControl>
      </FormView>
    </FoldableSheet>
  );
}
