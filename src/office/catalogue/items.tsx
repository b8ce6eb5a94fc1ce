import {
  DataTable,
  FormDataConsumer,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  TopToolbar,
  useRecordContext,
} from 'react-admin';
import * as calls from '../../api/calls.ts';
import type { StaffItem } from '../../api/resources/staff-catalogue.ts';
import { useSites } from '../auth-provider.ts';
import { ActButton, AddPage, ChangePage, choicesOf, SiteInput } from '../form-parts.tsx';
import { ItemList } from '../record-list.tsx';
import { useCall } from '../use-call.ts';
import { timeText } from '../value-texts.ts';

type ItemRecord = Omit<StaffItem, 'id'> & { id: string; host: string };

const listChoices = choicesOf({
  paperType: 'Paper types',
  academicLevel: 'Levels',
  deadline: 'Deadlines',
  paperSubject: 'Subjects',
  extra: 'Extras',
  currency: 'Currencies',
});

const states = {
  offered: 'offered',
  off: 'switched off',
  unpriced: 'not offered, because it has no price yet',
};
const stateLabel = ({ list, state, dollars }: ItemRecord) =>
  list === 'extra' && state === 'offered' && dollars === null ? states.unpriced : states[state];

const itemValue = ({ hours, dollars, rate, sign, ratedAt }: ItemRecord) => {
  if (hours !== null) return `${hours} hours`;
  if (dollars !== null) return `$${dollars.toFixed(2)}`;
  if (rate === null) return '';
  return `${sign} ${rate} for $1${ratedAt ? `, since ${timeText(ratedAt)}` : ''}`;
};

const listFilter = <SelectInput key="list" source="list" label="List" choices={listChoices} alwaysOn />;

const DictionaryList = () => {
  const [site] = useSites();
  // Without a site in the filter, the positions of two sites would be mixed.
  return site ? (
    <ItemList<ItemRecord>
      filters={[listFilter]}
      card={{
        primaryText: ({ name }) => name,
        secondaryText: (item) => [item.host, itemValue(item), stateLabel(item)].filter(Boolean).join(' · '),
      }}
      filterDefaultValues={{ host: site.id, list: 'paperType' }}
      sort={{ field: 'position', order: 'ASC' }}
    >
      <DataTable.NumberCol source="position" />
      <DataTable.Col source="name" />
      <DataTable.Col source="host" label="Site" />
      <DataTable.Col label="Value" render={itemValue} />
      <DataTable.Col label="State" render={stateLabel} />
    </ItemList>
  ) : null;
};

const CategoryInput = ({ host, list }: Pick<ItemRecord, 'host' | 'list'>) => {
  const dictionaries = useCall(calls.staffDictionaries, { params: { siteHost: host } });
  const choices = list === 'paperType' ? dictionaries?.typeCategories : dictionaries?.subjectCategories;
  return <SelectInput source="categoryId" label="Category" choices={choices ?? []} validate={required()} />;
};

/** Returns the inputs that items of other lists do not have, such as the hours of a deadline; null if there are none. */
const ownFields = ({ host, list }: Partial<ItemRecord>) => {
  if (host && (list === 'paperType' || list === 'paperSubject'))
    return <CategoryInput host={host} list={list} />;
  if (list === 'deadline')
    return <NumberInput source="hours" label="Hours until the delivery" min={1} validate={required()} />;
  if (list === 'extra')
    return (
      <NumberInput
        source="dollars"
        label="Price in US dollars"
        helperText="An extra without a price is not offered"
      />
    );
  if (list !== 'currency') return null;
  return (
    <>
      <TextInput source="sign" helperText="Such as €" validate={required()} />
      <NumberInput
        source="rate"
        label="Units for one US dollar"
        helperText="Orders keep the rate of their day"
        validate={required()}
      />
    </>
  );
};

const itemFields = (
  <>
    <TextInput source="name" helperText="In English; a currency has its code" validate={required()} />
    <FormDataConsumer<Partial<ItemRecord>>>{({ formData }) => ownFields(formData)}</FormDataConsumer>
  </>
);

const ItemCreate = () => (
  <AddPage title="New item of a list">
    <SiteInput />
    <SelectInput
      source="list"
      choices={listChoices}
      validate={required()}
      helperText="A new type, level or deadline is offered once it has a price"
    />
    {itemFields}
  </AddPage>
);

const ItemActs = () => {
  const item = useRecordContext<ItemRecord>();
  if (!item) return null;
  const isOff = item.state === 'off';
  return (
    <TopToolbar>
      <ActButton
        label={isOff ? 'Switch on' : 'Switch off'}
        data={{ isOff: !isOff }}
        done={isOff ? 'switched on' : 'switched off'}
        title={isOff ? 'Offer this again?' : 'Switch this off?'}
        content={
          isOff
            ? 'Forms and prices have it again.'
            : 'Forms and prices no longer have it. Old orders still name it.'
        }
      />
    </TopToolbar>
  );
};

const ItemEdit = () => (
  <ChangePage title="Item of a list" actions={<ItemActs />}>
    {itemFields}
    <NumberInput source="position" label="Position in the list" min={1} step={1} validate={required()} />
  </ChangePage>
);

export const items = { list: DictionaryList, create: ItemCreate, edit: ItemEdit };
