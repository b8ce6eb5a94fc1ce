import { useRecordContext, useUpdate } from 'react-admin';
import * as calls from '../../api/calls.ts';
import type { StaffAct } from '../../api/resources/staff.ts';
import { ConfirmButton } from '../buttons.tsx';
import { useDone } from '../form-parts.tsx';
import { describeAct } from '../log/describe-act.ts';
import { useCall } from '../use-call.ts';

/** Returns what the settings were before an act; null for a value that there was not. */
const valuesBefore = ({ before, after }: StaffAct) => ({
  ...Object.fromEntries(Object.keys(after).map((name) => [name, null])),
  ...before,
});

/** Takes back the last saved change of the settings. That is a change too, so that it can be taken back. */
export const UndoButton = () => {
  const previousData = useRecordContext<{ id: string; host: string; version: string }>();
  const { id, host = '', version } = previousData ?? {};
  const done = useDone('as before', { stays: true });
  const request = { payload: { about: `site ${host.replace(/:\d+$/, '')}` } };
  // With each version there is another last act.
  const acts = useCall(calls.staffActs, version ? request : null, version);
  const act = acts?.find((one) => one.act === 'saveSite');
  const [update] = useUpdate();
  if (!act) return null;
  const data = { ...previousData, ...valuesBefore(act) };
  return (
    <ConfirmButton
      label="Undo the last change"
      content={describeAct({ ...act, before: act.after, after: valuesBefore(act) }).changes.join('; ')}
      onConfirm={() => update('site', { id, data, previousData }, done)}
    />
  );
};
