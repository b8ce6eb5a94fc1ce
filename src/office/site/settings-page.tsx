import { useEffect, useState } from 'react';
import { Edit, FormDataConsumer, TabbedForm, TabbedFormTabs } from 'react-admin';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import { SaveToolbar, useDone } from '../form-parts.tsx';
import { SitePreview } from './preview.tsx';
import { sentSettings } from './resources.ts';
import { settingsTabs } from './settings-tabs.tsx';
import { SitePage } from './site-page.tsx';
import { UndoButton } from './undo.tsx';

/**
 * Reports what is typed as JSON, for the preview outside the form. The form makes a new object of its values at each render, and
 * each report renders the page. The JSON of unchanged values is the same, so it is not reported again without end.
 */
const TypedSettings = ({ values, onType }: { values: UnknownFields; onType: (json: string) => void }) => {
  const json = JSON.stringify(sentSettings(values));
  useEffect(() => onType(json), [json, onType]);
  return null;
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

/** The settings of a site, beside a preview of what is typed. */
const SiteSettings = ({ host }: { host: string }) => {
  const [typed, setTyped] = useState('');
  const done = useDone('saved', { stays: true });
  return (
    <Edit
      resource="site"
      id={host}
      title={false}
      mutationMode="pessimistic"
      mutationOptions={done}
      aside={<SitePreview typed={typed} />}
      sx={{ '& .RaEdit-main': { flexWrap: { xs: 'wrap', lg: 'nowrap' }, mt: 0 } }}
    >
      <SettingsForm onType={setTyped} />
    </Edit>
  );
};

export const SettingsPage = () => <SitePage title="Site" part={SiteSettings} />;
