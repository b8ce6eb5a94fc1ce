import { Typography } from '@mui/material';
import { useState } from 'react';
import { CheckboxGroupInput, DateInput, Form, required, SaveButton, TextInput } from 'react-admin';
import type { PayloadOf } from '../../api/call.ts';
import * as calls from '../../api/calls.ts';
import { keyScopes } from '../../api/key-scopes.ts';
import type { StaffKey } from '../../api/resources/staff-programs.ts';
import { ConfirmButton } from '../buttons.tsx';
import { Facts, Section } from '../facts.tsx';
import { choicesOf } from '../form-parts.tsx';
import { SitePage } from '../site/site-page.tsx';
import { useList } from '../use-call.ts';
import { timeText } from '../value-texts.ts';
import { SecretAlert } from './secret-alert.tsx';

const rights = choicesOf(keyScopes);

const validityText = ({ isEnded, endsAt }: StaffKey) =>
  endsAt ? `${isEnded ? 'ended' : 'until'} ${timeText(endsAt)}` : 'until you end it';

const keyFacts = (key: StaffKey) =>
  [
    ['Begins with', key.prefix],
    ['May', key.scopes.map((scope) => keyScopes[scope]).join(', ')],
    ['Valid', validityText(key)],
    ['Last used', key.lastUsedAt ? timeText(key.lastUsedAt) : 'never'],
  ] as const;

type KeyFields = Partial<PayloadOf<typeof calls.addKey>>;

const KeyForm = ({ addKey }: { addKey: (fields: KeyFields) => unknown }) => (
  <Form onSubmit={addKey}>
    <TextInput source="name" fullWidth validate={required()} helperText="Such as the program that gets it" />
    <CheckboxGroupInput source="scopes" label="It may" choices={rights} row={false} validate={required()} />
    <DateInput source="lastDay" helperText="Empty: until you end it" />
    <SaveButton label="Make the key" alwaysEnable />
  </Form>
);

const SiteKeys = ({ host }: { host: string }) => {
  const params = { siteHost: host };
  const { items, send } = useList(calls.staffKeys, { params });
  const [newKey, setNewKey] = useState<string | null>(null);
  const addKey = ({ name = '', scopes = [], lastDay }: KeyFields) => {
    const payload = { name, scopes, ...(lastDay && { lastDay }) };
    return send(calls.addKey, { params, payload }, ({ key }) => {
      setNewKey(key);
      return 'The key is made';
    });
  };
  const endKey = (id: number) => send(calls.endKey, { params: { ...params, id } }, () => 'The key is ended');
  return (
    <>
      {newKey && <SecretAlert name="the key" secret={newKey} />}
      {items?.map((key) => (
        <Section key={key.id} title={key.name}>
          <Facts facts={keyFacts(key)} />
          {!key.isEnded && (
            <ConfirmButton
              label="End"
              content="Programs that use this key are refused from now on. This cannot be undone."
              onConfirm={() => endKey(key.id)}
            />
          )}
        </Section>
      ))}
      <Section title="Make a key">
        <Typography>A program that has the key acts for this site. The log names it by its name.</Typography>
        <KeyForm key={items?.length} addKey={addKey} />
      </Section>
    </>
  );
};

/** The keys by which programs make calls of the office for a site. */
export const Keys = () => <SitePage title="API keys" part={SiteKeys} />;
