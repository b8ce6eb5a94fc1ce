import { useEffect, useState } from 'react';
import {
  ArrayInput,
  BooleanInput,
  CheckboxGroupInput,
  Edit,
  FormDataConsumer,
  NumberInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TabbedForm,
  TabbedFormTabs,
  TextInput,
  type TextInputProps,
} from 'react-admin';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import { fieldsOf } from '../../order/vocabulary/map-fields.ts';
import { useLanguages } from '../auth-provider.ts';
import { choicesOf } from '../choice.tsx';
import { SaveToolbar, useDone } from '../form-parts.tsx';
import { type Setting, settingField } from '../log/act-fields.ts';
import { themeNames, widgetTemplates } from '../template-names.ts';
import { LookFields } from './look-fields.tsx';
import { SitePreview } from './preview.tsx';
import { sentSettings } from './resources.ts';
import { SitePage } from './site-page.tsx';
import { UndoButton } from './undo.tsx';

/** Field of a text that may be empty; react-admin would make `null` of it. */
const Line = ({ source, ...props }: TextInputProps & { source: Setting }) => (
  <TextInput {...settingField(source)} parse={(text: string) => text} {...props} />
);

const Percent = ({ source }: { source: Setting }) => (
  <NumberInput {...settingField(source)} min={0} max={100} />
);

const secondFactors = choicesOf({ off: 'Off', mail: 'A code by letter, on a new device' });

const LanguagesInput = () => (
  <CheckboxGroupInput
    source="languages"
    label="Languages, with English always"
    choices={useLanguages().filter(({ id }) => id !== 'en')}
  />
);

/**
 * Reports what is typed as JSON, for the preview outside the form. The form makes a new object of its values at each render, and
 * each report renders the page. The JSON of unchanged values is the same, so it is not reported again without end.
 */
const TypedSettings = ({ values, onType }: { values: UnknownFields; onType: (json: string) => void }) => {
  const json = JSON.stringify(sentSettings(values));
  useEffect(() => onType(json), [json, onType]);
  return null;
};

/** The tabs of the form. Their fields are named as the log names them. */
const tabs = [
  <TabbedForm.Tab key="General" label="General">
    <TextInput {...settingField('title')} validate={required()} />
    <Line source="address_legal" multiline />
    <Line source="contact_email" />
    <Line source="contact_phone" />
    <Line source="contact_skype" />
    <Line source="supportHours" />
    <TextInput
      {...settingField('time_zone')}
      helperText="For example Europe/Berlin. Days of codes begin and end by it"
      validate={required()}
    />
    <Line source="samplesUrl" />
    <Line source="notice_email" helperText="Empty: the one for customers" />
    <BooleanInput {...settingField('authEnabled')} />
    <SelectInput {...settingField('second_factor')} choices={secondFactors} validate={required()} />
  </TabbedForm.Tab>,
  <TabbedForm.Tab key="Look" label="Look">
    <LookFields />
  </TabbedForm.Tab>,
  <TabbedForm.Tab key="Promises" label="Promises">
    <NumberInput
      {...settingField('promises.revisionDays')}
      helperText="Empty: the site promises nothing, and its pages and rules say nothing of it"
    />
    <Percent source="promises.refundPercents.beforeWriter" />
    <Percent source="promises.refundPercents.firstHalf" />
    <Percent source="promises.refundPercents.secondHalf" />
    <Percent source="promises.latePercent" />
    <Line source="promises.firstOrderCode" />
  </TabbedForm.Tab>,
  <TabbedForm.Tab key="Payment" label="Payment">
    <ArrayInput source="payment" label="Payment methods, in the sequence of the order form">
      <SimpleFormIterator inline disableClear>
        <TextInput source="descriptor" label="Name" validate={required()} helperText={false} />
        <BooleanInput source="isAvailable" label="Offered" defaultValue={true} helperText={false} />
      </SimpleFormIterator>
    </ArrayInput>
    <NumberInput
      {...settingField('payment_answer_hours')}
      helperText="For payments by hand: until you answer, or note a payment that has arrived"
    />
    <Line
      source="how_to_pay"
      multiline
      helperText="Such as your bank account. Customers read it on the payment page and in the letter. Empty: you write to each of them"
    />
  </TabbedForm.Tab>,
  <TabbedForm.Tab key="Widgets" label="Widgets">
    {fieldsOf(widgetTemplates).map((name) => (
      <SelectInput
        key={name}
        {...settingField(`template.${name}`)}
        choices={choicesOf(widgetTemplates[name])}
        emptyText="The usual one"
        helperText={false}
      />
    ))}
    <SelectInput
      {...settingField('theme')}
      choices={choicesOf(themeNames)}
      emptyText="The usual one"
      helperText="Of widgets that name none on their page"
    />
    <LanguagesInput />
  </TabbedForm.Tab>,
];

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
    {tabs}
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

export const Settings = () => <SitePage title="Site" part={SiteSettings} />;
