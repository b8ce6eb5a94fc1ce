import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { CheckboxGroupInput, Form, required, SaveButton, TextInput } from 'react-admin';
import type { PayloadOf } from '../../api/call.ts';
import * as calls from '../../api/calls.ts';
import type { StaffWebhook, WebhookAttempt } from '../../api/resources/staff-programs.ts';
import { webhookEvents } from '../../api/webhook-events.ts';
import { fieldsOf } from '../../order/vocabulary/map-fields.ts';
import { ConfirmButton } from '../buttons.tsx';
import { Entry, EntryList, Fold, Section, TypedText } from '../facts.tsx';
import { SitePage } from '../site/site-page.tsx';
import { useList } from '../use-call.ts';
import { timeText } from '../value-texts.ts';
import { SecretAlert } from './secret-alert.tsx';

type WebhookFields = Pick<StaffWebhook, 'url' | 'events'>;
type Send = ReturnType<typeof useList>['send'];

const eventChoices = fieldsOf(webhookEvents).map((id) => ({ id, name: `${id}: ${webhookEvents[id]}` }));
const noEvents: WebhookFields = { url: '', events: [] };

interface FormProps {
  label: string;
  webhook?: WebhookFields;
  save: (fields: WebhookFields) => ReturnType<Send>;
}

const WebhookForm = ({ label, webhook = noEvents, save }: FormProps) => (
  <Form
    onSubmit={({ url = '', events = [] }: Partial<WebhookFields>) => save({ url, events })}
    defaultValues={webhook}
  >
    <TextInput
      source="url"
      label="Address"
      fullWidth
      validate={required()}
      helperText="Begins with https:// and is open to the internet"
    />
    <CheckboxGroupInput source="events" choices={eventChoices} row={false} validate={required()} />
    <SaveButton label={label} alwaysEnable />
  </Form>
);

const attemptText = ({ at, event, order, status, milliseconds }: WebhookAttempt) =>
  `${timeText(at)} · ${event} ${order} · ${status ?? 'no answer'} · ${milliseconds} ms`;

const AttemptLog = ({ params }: { params: { siteHost: string; id: number } }) => {
  const { items, send } = useList(calls.webhookAttempts, { params });
  const sendAgain = (attemptId: number) =>
    send(
      calls.sendWebhook,
      { params, payload: { attemptId } },
      ({ status }) => `Sent. The answer: ${status ?? 'none'}`,
    );
  if (items?.length === 0) return <Typography>Nothing was sent in the last 30 days.</Typography>;
  return (
    <EntryList>
      {items?.map((attempt) => (
        <Entry key={attempt.id} head={attemptText(attempt)}>
          <TypedText text={attempt.answer} />
          <Button size="small" onClick={() => sendAgain(attempt.id)}>
            Send again
          </Button>
        </Entry>
      ))}
    </EntryList>
  );
};

const webhookState = ({ isActive, failingSince }: StaffWebhook) => {
  if (!isActive) return failingSince ? 'Switched off, because events did not arrive' : 'Switched off';
  return failingSince ? `Fails since ${timeText(failingSince)}` : 'Events are sent';
};

interface WebhookProps {
  host: string;
  webhook: StaffWebhook;
  send: Send;
  showSecret: (secret: string | null) => void;
}

const Webhook = ({ host, webhook, send, showSecret }: WebhookProps) => {
  const { id, url, isActive } = webhook;
  const params = { siteHost: host, id };
  const [tests, setTests] = useState(0);
  const changeWebhook = (payload: PayloadOf<typeof calls.changeWebhook>) =>
    send(calls.changeWebhook, { params, payload }, ({ secret }) => {
      showSecret(secret);
      return 'The webhook is changed';
    });
  const sendTest = () =>
    send(calls.sendWebhook, { params, payload: {} }, ({ status, answer }) => {
      setTests(tests + 1);
      if (status === null || status > 299)
        throw new Error(`The test has failed with ${status ?? answer}. The log has the whole answer`);
      return `The test has arrived, with the answer ${status}`;
    });
  const removeWebhook = () => send(calls.removeWebhook, { params }, () => 'The webhook is removed');
  return (
    <Section title={url}>
      <Typography>{webhookState(webhook)}</Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={sendTest}>Send a test event</Button>
        <Button onClick={() => changeWebhook({ isActive: !isActive })}>
          {isActive ? 'Switch off' : 'Switch on'}
        </Button>
        <ConfirmButton
          label="Replace the secret"
          content="The present secret signs nothing any more. Your program has to get the new one at once."
          onConfirm={() => changeWebhook({ isSecretReplaced: true })}
        />
        <ConfirmButton
          label="Remove"
          content="Its log is removed too, and what waits for it."
          onConfirm={removeWebhook}
        />
      </Stack>
      <Fold title="Address and events">
        <WebhookForm label="Save" webhook={webhook} save={changeWebhook} />
      </Fold>
      <Fold title="Log">
        <AttemptLog key={tests} params={params} />
      </Fold>
    </Section>
  );
};

const SiteWebhooks = ({ host }: { host: string }) => {
  const params = { siteHost: host };
  const { items, send } = useList(calls.staffWebhooks, { params });
  const [secret, showSecret] = useState<string | null>(null);
  const addWebhook = (payload: WebhookFields) =>
    send(calls.addWebhook, { params, payload }, (added) => {
      showSecret(added.secret);
      return 'The webhook is added';
    });
  return (
    <>
      {secret && <SecretAlert name="the secret that signs the events" secret={secret} />}
      {items?.map((webhook) => (
        <Webhook key={webhook.id} host={host} webhook={webhook} send={send} showSecret={showSecret} />
      ))}
      <Section title="Add a webhook">
        <WebhookForm key={items?.length} label="Add" save={addWebhook} />
      </Section>
    </>
  );
};

/** The addresses to which a site's events are sent, with the responses of their servers. */
export const Webhooks = () => <SitePage title="Webhooks" part={SiteWebhooks} />;
