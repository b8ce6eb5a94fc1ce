import { useEffect, useState } from 'react';
import { Edit, FormDataConsumer, TabbedForm, TabbedFormTabs, useRecordContext, useUpdate } from 'react-admin';
import * as calls from '../../api/calls.ts';
import type { StaffAct } from '../../api/resources/staff.ts';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import { ConfirmButton } from '../buttons.tsx';
import { SaveToolbar, useDone } from '../form-parts.tsx';
import { describeAct } from '../log/describe-act.ts';
import { useCall } from '../use-call.ts';
import { SitePreview } from './preview.tsx';
import { sentSettings } from './resources.ts';
import { settingsTabs } from './settings-tabs.tsx';
import { SitePage } from './site-page.tsx';

/**
 * Reports the typed values as JSON, for the preview outside the form. The form makes a new object of its values at each render, and
 * each report renders the page. The JSON of unchanged values is the same, so it is not reported again without end.
 */
const TypedSettings = ({ values, onType }: { values: UnknownFields; onType: (json: string) => void }) => {
  const json = JSON.stringify(sentSettings(values));
  useEffect(() => onType(json), [json, onType]);
  return null;
};

/** Returns the settings before an act; null for a value that was absent. */
const valuesBefore = ({ before, after }: StaffAct) => ({
  ...Object.fromEntries(Object.keys(after).map((name) => [name, null])),
  ...before,
});

/** Takes back the last saved change of the settings. That is a change too, so that it can be taken back. */
const UndoButton = () => {
  const previousData = useRecordContext<{ id: string; host: string; version: string }>();
  const { id, host = '', version } = previousData ?? {};
  const mutationOptions = useDone('as before', { stays: true });
  const request = { payload: { about: `site ${host.replace(/:\d+$/, '')}` } };
  // Each version has another last act.
  const acts = useCall(calls.staffActs, version ? request : null, version);
  const act = acts?.find((one) => one.act === 'saveSite');
  const [update] = useUpdate();
  if (!act) return null;
  const data = { ...previousData, ...valuesBefore(act) };
  return (
    <ConfirmButton
      label="Undo the last change"
      content={describeAct({ ...act, before: act.after, after: valuesBefore(act) }).changes.join('; ')}
      onConfirm={() => update('site', { id, data, previousData }, mutationOptions)}
    />
  );
};

const SettingsForm = ({ onType }: { onType: (json: string) => void }) => (
  <TabbedForm
    syncWithLocation={false}
    tabs={<TabbedFormTabs variant="scrollable" allowScrollButtonsMobile />}
    toolbar={
      <>
        <FormDataConsumer>
          {({ formData }) => <TypedSettings values={formData} onType={onType} />}
        </FormDataConsumer>
        <SaveToolbar>
          <UndoButton />
        </SaveToolbar>
      </>
    }
  >
    {settingsTabs}
  </TabbedForm>
);

/** The settings of a site, beside a preview of the typed values. */
const SiteSettings = ({ host }: { host: string }) => {
  const [typed, setTyped] = useState('');
  const mutationOptions = useDone('saved', { stays: true });
  return (
    <Edit
      resource="site"
      id={host}
      title={false}
      mutationMode="pessimistic"
      mutationOptions={mutationOptions}
      aside={<SitePreview typed={typed} />}
      sx={{ '& .RaEdit-main': { flexWrap: { xs: 'wrap', lg: 'nowrap' }, mt: 0 } }}
    >
      <SettingsForm onType={setTyped} />
    </Edit>
  );
};

export const SettingsPage = () => <SitePage title="Site" part={SiteSettings} />;
