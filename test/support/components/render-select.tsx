import { useState } from 'react';
import { Field } from '../../../src/ui/fields/frame/field.tsx';
import { Select } from '../../../src/ui/select/select.tsx';
import type { SelectItem } from '../../../src/ui/select/select-options.ts';
import { act } from './act.ts';
import { fire, render } from './render.tsx';

const levels: SelectItem<number>[] = [
  { name: 'School', options: [1, 2, 3, 4].map((id) => ({ id, name: `School year ${id}` })) },
  {
    name: 'University',
    options: ['Bachelor', 'Master', 'PhD', 'Fellow'].map((name, index) => ({ id: index + 5, name })),
  },
];

interface Props {
  options: SelectItem<number>[];
  start: number | null;
  /** Collects the ids that the select reports. */
  changes: number[];
}

function StatefulSelect({ options, start, changes }: Props) {
  const [value, setValue] = useState(start);
  const change = (id: number) => {
    changes.push(id);
    setValue(id);
  };
  return (
    <Field name="academicLevelId" label="Academic level">
      <Select value={value} options={options} onChange={change} />
    </Field>
  );
}

/** Renders a select in its field. `loaded` waits for the list's code, `open` presses the control. */
export const renderSelect = (start: number | null = 1, options = levels) => {
  const changes: number[] = [];
  const page = render(<StatefulSelect options={options} start={start} changes={changes} />);
  const native = page.get<HTMLSelectElement>('select');
  const loaded = () => act(async () => void (await import('../../../src/ui/select/select.tsx')));
  const open = async () => {
    fire(native, new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    await loaded();
    return page.get<HTMLInputElement>('[role=combobox]');
  };
  return { ...page, native, changes, loaded, open };
};
