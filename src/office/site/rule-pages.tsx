import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import {
  DataTable,
  DeleteButton,
  FormDataConsumer,
  NumberInput,
  required,
  TextInput,
  TopToolbar,
  useRecordContext,
} from 'react-admin';
import * as calls from '../../api/calls.ts';
import type { CleanedRule, StaffRule } from '../../api/resources/staff-sites.ts';
import { HtmlFrame } from '../facts.tsx';
import { AddPage, ChangePage, SiteInput, useDone } from '../form-parts.tsx';
import { ItemList } from '../record-list.tsx';
import { useAction } from '../use-call.ts';

type RuleRecord = StaffRule & { id: string };

const titleText = ({ title }: RuleRecord) => title || 'not translated';

const RuleList = () => (
  <ItemList<RuleRecord>
    sort={{ field: 'position', order: 'ASC' }}
    card={{
      primaryText: titleText,
      secondaryText: ({ slug, languageName, host }) => `${slug} · ${languageName} · ${host}`,
    }}
  >
    <DataTable.NumberCol source="position" />
    <DataTable.Col source="slug" label="Name in the address" />
    <DataTable.Col source="languageName" label="Language" />
    <DataTable.Col source="title" render={titleText} />
    <DataTable.Col source="host" label="Site" />
  </ItemList>
);

/** Shows the sanitised HTML that the server would store. */
const RulePreview = ({ siteHost, html }: { siteHost: string; html: string }) => {
  const { send } = useAction({ autoHideDuration: 10_000 });
  const saved = useRecordContext<Partial<CleanedRule>>();
  const [cleaned, setCleaned] = useState<CleanedRule | null>(null);
  const { removed = [] } = cleaned ?? saved ?? {};
  const preview = () => send(calls.cleanRule, { params: { siteHost }, payload: { html } }, setCleaned);
  return (
    <Stack sx={{ gap: 1, width: '100%', mb: 2, alignItems: 'start' }}>
      <Button variant="outlined" onClick={preview}>
        Preview
      </Button>
      {removed.length > 0 && (
        <Alert severity="warning">
          Pages of other hosts show the rules, so these are removed: {removed.join(', ')}
        </Alert>
      )}
      {cleaned && <HtmlFrame title="Preview" html={cleaned.filled} height={400} />}
    </Stack>
  );
};

const ruleFields = (
  <>
    <TextInput source="title" parse={(text: string) => text} />
    <TextInput
      source="html"
      label="Text, as HTML"
      multiline
      minRows={10}
      maxRows={30}
      parse={(text: string) => text}
      slotProps={{ htmlInput: { dir: 'auto', style: { fontFamily: 'monospace' } } }}
      helperText="Names in braces such as {revisionDays} are what the site promises. An empty translation is read in English"
    />
    <FormDataConsumer<RuleRecord>>
      {({ formData }) => <RulePreview siteHost={formData.host} html={formData.html ?? ''} />}
    </FormDataConsumer>
  </>
);

const RuleCreate = () => (
  <AddPage>
    <SiteInput />
    <TextInput
      source="slug"
      label="Name in the address"
      helperText="Such as terms-of-use"
      validate={required()}
    />
    {ruleFields}
  </AddPage>
);

/** Deletes a page in all languages. */
const RuleActs = () => {
  const rule = useRecordContext<RuleRecord>();
  const deleted = useDone('deleted');
  if (rule?.language !== 'en') return null;
  return (
    <TopToolbar>
      <DeleteButton
        mutationMode="pessimistic"
        mutationOptions={deleted}
        confirmTitle="Delete this page?"
        confirmContent="Visitors no longer find it, in any language. This cannot be undone."
      />
    </TopToolbar>
  );
};

/** Field for the place of a page among the others, which all its translations share. */
const PlaceInput = () =>
  useRecordContext<RuleRecord>()?.language === 'en' && (
    <NumberInput source="position" label="Position among the pages" min={1} step={1} />
  );

const RuleEdit = () => (
  <ChangePage stays actions={<RuleActs />}>
    {ruleFields}
    <PlaceInput />
  </ChangePage>
);

export const rulePages = { list: RuleList, create: RuleCreate, edit: RuleEdit };
