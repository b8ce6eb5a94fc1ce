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
import { fieldsOf } from '../../order/vocabulary/map-fields.ts';
import { useLanguages } from '../auth-provider.ts';
import { choicesOf } from '../form-parts.tsx';
import { type Setting, settingField } from '../log/act-fields.ts';
import { themeLabels, widgetTemplates } from '../template-labels.ts';
import { LookFields } from './look-fields.tsx';

/** Field of a text that may be empty; react-admin would make `null` of it. */
const TextLine = ({ source, ...props }: TextInputProps & { source: Setting }) => (
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

/** The tabs of the form. Their fields are named as the log names them. */
export const settingsTabs = [
  <TabbedForm.Tab key="General" label="General">
    <TextInput {...settingField('title')} validate={required()} />
    <TextLine source="address_legal" multiline />
    <TextLine source="contact_email" />
    <TextLine source="contact_phone" />
    <TextLine source="contact_skype" />
    <TextLine source="supportHours" />
    <TextInput
      {...settingField('time_zone')}
      helperText="For example Europe/Berlin. Days of codes begin and end by it"
      validate={required()}
    />
    <TextLine source="samplesUrl" />
    <TextLine source="notice_email" helperText="Empty: the one for customers" />
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
    <TextLine source="promises.firstOrderCode" />
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
    <TextLine
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
      choices={choicesOf(themeLabels)}
      emptyText="The usual one"
      helperText="Of widgets that name none on their page"
    />
    <LanguagesInput />
  </TabbedForm.Tab>,
];
