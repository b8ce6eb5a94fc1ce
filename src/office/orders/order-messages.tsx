import { Button, TextField } from '@mui/material';
import type { FormEvent } from 'react';
import { useRefresh, useStore } from 'react-admin';
import * as calls from '../../api/calls.ts';
import { ask } from '../ask.ts';
import { Entry, EntryList, Section, TypedText } from '../facts.tsx';
import { Changes } from '../log/act-list.tsx';
import { describeAct } from '../log/describe-act.ts';
import { useAction, useCall } from '../use-call.ts';
import { timeText } from '../value-texts.ts';
import type { OrderProps } from './act.tsx';

interface WritingProps {
  label: string;
  button: string;
  /** Name under which the browser keeps the typed text until it is sent. */
  draft: string;
  send: (text: string) => Promise<unknown>;
}

/** A field for a text with its button. The typed text survives a reload and a failure. */
const Writing = ({ label, button, draft, send }: WritingProps) => {
  const { run, isBusy } = useAction();
  const refresh = useRefresh();
  const [text, keep] = useStore(draft, '');
  const submitText = (event: FormEvent) => {
    event.preventDefault();
    run(
      () => send(text),
      () => {
        keep('');
        refresh();
      },
    );
  };
  return (
    <form aria-label={label} onSubmit={submitText}>
      <TextField
        label={label}
        value={text}
        onChange={({ target }) => keep(target.value)}
        multiline
        minRows={2}
        fullWidth
        required
      />
      <Button type="submit" variant="contained" disabled={isBusy} sx={{ my: 1 }}>
        {button}
      </Button>
    </form>
  );
};

export const OrderMessages = ({ order }: OrderProps) => (
  <Section title="Conversation">
    <EntryList>
      {order.messages.map(({ id, author, text, createdAt }) => (
        <Entry
          key={id}
          head={`${author === 'customer' ? 'Customer' : 'You and your writers'}, ${timeText(createdAt)}`}
        >
          <TypedText text={text} />
        </Entry>
      ))}
    </EntryList>
    <Writing
      label="Message to the customer"
      button="Send"
      draft={`message ${order.code}`}
      send={(text) => ask(calls.answerCustomer, { params: { code: order.code }, payload: { text } })}
    />
  </Section>
);

/** Notes and acts about an order, newest first. No customer sees them. */
export const OrderLog = ({ order }: OrderProps) => {
  // Each act replaces the order object and changes the list.
  const acts = useCall(calls.staffActs, { payload: { about: `order ${order.code}` } }, order);
  return (
    <Section title="Notes and log">
      <Writing
        label="Note, which no customer sees"
        button="Keep the note"
        draft={`note ${order.code}`}
        send={(text) => ask(calls.noteOrder, { params: { code: order.code }, payload: { text } })}
      />
      <EntryList>
        {acts?.map((act) => (
          <Entry key={act.id} head={`${describeAct(act).title}, ${act.by}, ${timeText(act.at)}`}>
            <Changes act={act} />
          </Entry>
        ))}
      </EntryList>
    </Section>
  );
};
