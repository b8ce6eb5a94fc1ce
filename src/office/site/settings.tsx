import {
  ArrayInput,
  BooleanInput,
  CheckboxGroupInput,
  NumberInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TabbedForm,
  TextInput,
  type TextInputProps,
} from 'react-admin';
import { useLanguages } from '../auth-provider.ts';
import { ChangePage, SaveToolbar } from '../form-parts.tsx';
import { OfSite } from '../of-site.tsx';
import { SitePreview } from './preview.tsx';

/** Field of a text that may be empty; react-admin would make `null` of it. */
const Line = (props: TextInputProps) => <TextInput parse={(text: string) => text} {...props} />;

const Percent = ({ source, label }: { source: string; label: string }) => (
  <NumberInput source={`promises.${source}`} label={label} min={0} max={100} />
);

const templates = ['m1_d1', 'm1_d1a', 'm2_d1', 'm3_d1'].map((id) => ({ id, name: id }));
const widgets = [
  ['calculator', 'Calculator'],
  ['order-form', 'Order form'],
  ['price-list', 'Price list'],
  ['service-rules', 'Service rules'],
  ['service-info', 'Service info'],
] as const;

const secondFactors = [
  { id: 'off', name: 'Off' },
  { id: 'mail', name: 'A code by letter, on a new device' },
];

const LanguagesInput = () => (
  <CheckboxGroupInput
    source="languages"
    label="Languages, with English always"
    choices={useLanguages().filter(({ id }) => id !== 'en')}
  />
);

const SettingsForm = () => (
  <TabbedForm syncWithLocation={false} toolbar={<SaveToolbar />}>
    <TabbedForm.Tab label="General">
      <TextInput source="title" label="Name of the site" validate={required()} />
      <Line source="address_legal" label="Legal address" multiline />
      <Line source="contact_email" label="E-mail for customers" />
      <Line source="contact_phone" label="Phone" />
      <Line source="contact_skype" label="Skype" />
      <Line source="supportHours" label="Hours of the support" />
      <TextInput
        source="time_zone"
        label="Time zone"
        helperText="For example Europe/Berlin. Days of codes begin and end by it"
        validate={required()}
      />
      <Line source="samplesUrl" label="Page with samples" />
      <Line
        source="notice_email"
        label="E-mail for letters to you"
        helperText="Empty: the one for customers"
      />
      <BooleanInput source="authEnabled" label="Customers can register and log in" />
      <SelectInput
        source="second_factor"
        label="Second factor of customers"
        choices={secondFactors}
        validate={required()}
      />
    </TabbedForm.Tab>
    <TabbedForm.Tab label="Promises">
      <NumberInput
        source="promises.revisionDays"
        label="Days of free revisions"
        helperText="Empty: the site promises nothing, and its pages and rules say nothing of it"
      />
      <Percent source="refundPercents.beforeWriter" label="Percent back before a writer begins" />
      <Percent source="refundPercents.firstHalf" label="Percent back in the first half of the time" />
      <Percent source="refundPercents.secondHalf" label="Percent back in the second half" />
      <Percent source="latePercent" label="Percent back for a late paper" />
      <Line source="promises.firstOrderCode" label="Discount code for a first order" />
    </TabbedForm.Tab>
    <TabbedForm.Tab label="Payment">
      <ArrayInput source="payment" label="Payment methods, in the sequence of the order form">
        <SimpleFormIterator inline disableRemove>
          <TextInput source="descriptor" label="Name" validate={required()} helperText={false} />
          <BooleanInput source="isAvailable" label="Offered" defaultValue={true} helperText={false} />
        </SimpleFormIterator>
      </ArrayInput>
      <NumberInput
        source="payment_answer_hours"
        label="Hours within which you answer how to pay"
        helperText="For payments by hand"
      />
    </TabbedForm.Tab>
    <TabbedForm.Tab label="Widgets">
      {widgets.map(([name, label]) => (
        <SelectInput
          key={name}
          source={`template.${name}`}
          label={`Template: ${label}`}
          choices={templates}
          helperText={false}
        />
      ))}
      <LanguagesInput />
    </TabbedForm.Tab>
  </TabbedForm>
);

/** Page of a site's settings, beside its landing page. */
export const Settings = () => (
  <OfSite title="Site">
    {(host) => (
      <ChangePage
        key={host}
        resource="site"
        id={host}
        title={false}
        stays
        aside={<SitePreview />}
        sx={{ '& .RaEdit-main': { flexWrap: { xs: 'wrap', lg: 'nowrap' }, mt: 0 } }}
      >
        <SettingsForm />
      </ChangePage>
    )}
  </OfSite>
);
