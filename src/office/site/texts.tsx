import { Typography } from '@mui/material';
import { BooleanInput, DataTable, List, SelectInput, TextInput, useRecordContext } from 'react-admin';
import type { StaffText } from '../../api/resources/staff-sites.ts';
import type { TextPlace } from '../../api/text-places.ts';
import { useLanguages, useSites } from '../auth-provider.ts';
import { ChangePage, choicesOf } from '../form-parts.tsx';
import { RecordRows, useSiteFilter } from '../record-list.tsx';

const formsText = ({ forms }: StaffText) => Object.values(forms).join(' / ') || 'not translated';

const placeNames: Readonly<Record<TextPlace, string>> = {
  widgets: 'Widgets',
  cabinet: 'Cabinet',
  letters: 'Letters',
  messages: 'Messages of the server',
  lists: 'Lists and settings',
};
const placeChoices = choicesOf(placeNames);
const placeText = ({ place }: StaffText) => placeNames[place];

/** The texts of widgets, cabinet and letters, and the words of lists, by site and language. */
const TextList = () => {
  const [site] = useSites();
  const siteFilter = useSiteFilter();
  const languages = useLanguages();
  if (!site) return null;
  const filters = [
    <TextInput key="q" source="q" label="Part of a text" alwaysOn resettable />,
    <SelectInput
      key="place"
      source="place"
      label="Seen in"
      choices={placeChoices}
      emptyText="Everywhere"
      alwaysOn
    />,
    <SelectInput key="language" source="language" choices={languages} alwaysOn />,
    ...siteFilter,
    <BooleanInput key="isOwn" source="isOwn" label="Your own alone" alwaysOn />,
  ];
  return (
    <List<StaffText>
      filters={filters}
      filterDefaultValues={{ host: site.id, language: 'en' }}
      sort={{ field: 'rank', order: 'ASC' }}
      exporter={false}
      actions={false}
      perPage={50}
    >
      <RecordRows<StaffText>
        card={{
          primaryText: ({ english }) => english,
          secondaryText: formsText,
          tertiaryText: (text) => [placeText(text), text.isOwn && 'your own'].filter(Boolean).join(', '),
        }}
      >
        <DataTable.Col source="english" label="In English" />
        <DataTable.Col label="Text" render={formsText} />
        <DataTable.Col source="rank" label="Seen in" render={placeText} />
        <DataTable.Col source="isOwn" label="Your own" render={({ isOwn }: StaffText) => isOwn && 'yes'} />
      </RecordRows>
    </List>
  );
};

/** Plural categories with their names, in the sequence of the numbers. */
const categoryNames: readonly (readonly [string, string])[] = [
  ['zero', 'For 0'],
  ['one', 'For 1'],
  ['two', 'For 2'],
  ['few', 'For a few'],
  ['many', 'For many'],
  ['other', 'For all other numbers'],
];

const TextFields = () => {
  const text = useRecordContext<StaffText>();
  if (!text) return null;
  const { english, categories } = text;
  return (
    <>
      <Typography sx={{ mb: 2 }}>In English: {english}</Typography>
      {categoryNames.map(
        ([category, name]) =>
          categories.includes(category) && (
            <TextInput
              key={category}
              source={`forms.${category}`}
              label={categories.length > 1 ? name : 'Text'}
              multiline
              parse={(typed: string) => typed}
              slotProps={{ htmlInput: { dir: 'auto' } }}
              helperText={
                categories.length > 1
                  ? false
                  : 'Empty: the words of Octavo itself. Names in % or braces stand for values'
              }
            />
          ),
      )}
    </>
  );
};

const TextEdit = () => (
  <ChangePage>
    <TextFields />
  </ChangePage>
);

export const texts = { list: TextList, edit: TextEdit };
