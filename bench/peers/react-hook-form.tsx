// The usual choice of libraries: React, react-hook-form for the fields, zod for their valid values.
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import * as z from 'zod';
import * as calculation from './calculation.ts';
import { defineCalculator, site } from './define-calculator.ts';

interface FieldProps {
  name: string;
  label: string;
  className?: string;
  children: ReactNode;
}

const Field = ({ name, label, className = '', children }: FieldProps) => (
  <div className={`field ${className}`} data-field={name}>
    <label htmlFor={name} className="label">
      {label}
    </label>
    <div className="control">{children}</div>
  </div>
);

const option = ({ id, name }: { id: number; name: string }) => (
  <option key={id} value={id}>
    {name}
  </option>
);

const Price = ({ total }: { total: number }) => (
  <div className="price">
    <span className="price-label">Price:</span>
    <span data-price="total">{calculation.money(total)}</span>
  </div>
);

const idOf = (items: readonly { id: number }[]) =>
  z.coerce.number().refine((id) => items.some((item) => item.id === id));
const choiceSchema = z.object({
  typeId: idOf(site.dictionaries.paperType),
  academicLevelId: idOf(site.dictionaries.academicLevel),
  deadlineId: idOf(site.dictionaries.deadline),
  quantity: z.coerce.number().int().min(1).max(999),
});

type Form = UseFormReturn<z.input<typeof choiceSchema>, unknown, z.output<typeof choiceSchema>>;

const numbers = { setValueAs: Number };

const Quantity = ({ form: { register, getValues, setValue } }: { form: Form }) => {
  const set = (quantity: number) => setValue('quantity', calculation.quantityFrom(`${quantity}`));
  const changeBy = (steps: number) => set(Math.max(1, Number(getValues('quantity')) + steps));
  return (
    <div className="stepper">
      <button type="button" tabIndex={-1} aria-label="Less" onClick={() => changeBy(-1)}>
        −
      </button>
      <input
        id="numberElements"
        className="box"
        inputMode="numeric"
        autoComplete="off"
        {...register('quantity', { onChange: (event) => set(calculation.quantityFrom(event.target.value)) })}
      />
      <button type="button" tabIndex={-1} aria-label="More" onClick={() => changeBy(1)}>
        +
      </button>
    </div>
  );
};

const groups = calculation.paperTypesByCategory(site);

const useCalculator = () => {
  const form: Form = useForm({
    defaultValues: calculation.firstChoice(site),
    resolver: zodResolver(choiceSchema),
  });
  const { register, control, handleSubmit, getValues, setValue } = form;
  const parsed = choiceSchema.safeParse(useWatch({ control }));
  const choice = parsed.data ?? calculation.firstChoice(site);
  const keepLevelOffered = () => {
    const levels = calculation.offeredLevels(Number(getValues('typeId')), site);
    if (!levels.some(({ id }) => id === Number(getValues('academicLevelId'))))
      setValue('academicLevelId', levels[0]?.id ?? 0);
  };
  const submit = handleSubmit((chosen) => calculation.orderNow(chosen, site));
  return { form, register, choice, keepLevelOffered, submit, total: calculation.totalOf(choice, site) };
};

function Calculator() {
  const { form, register, choice, keepLevelOffered, submit, total } = useCalculator();
  const { typeId } = choice;
  return (
    <div className="octavo m1_d1" data-theme="default">
      <form noValidate onSubmit={submit}>
        <h2 className="title">Calculate your price</h2>
        <Field name="typeId" label="Type of paper" className="wide">
          <div className="select">
            <select
              id="typeId"
              className="box"
              {...register('typeId', { ...numbers, onChange: keepLevelOffered })}
            >
              {groups.map(({ name, options }) => (
                <optgroup key={name} label={name}>
                  {options.map(option)}
                </optgroup>
              ))}
            </select>
          </div>
        </Field>
        <Field name="academicLevelId" label="Academic level" className="wide">
          <div className="select">
            <select
              id="academicLevelId"
              className="box"
              {...register('academicLevelId', numbers)}
              disabled={calculation.fixedLevelOf(typeId) !== undefined}
            >
              {calculation.offeredLevels(typeId, site).map(option)}
            </select>
          </div>
        </Field>
        <Field name="deadlineId" label="Deadline">
          <div className="select">
            <select id="deadlineId" className="box" {...register('deadlineId', numbers)}>
              {site.dictionaries.deadline.map(option)}
            </select>
          </div>
        </Field>
        <Field name="numberElements" label={`Number of ${calculation.unitName(typeId)}s`}>
          <Quantity form={form} />
        </Field>
        <Price total={total ?? 0} />
        <button type="submit" className="button primary order" disabled={total === null}>
          Order now
        </button>
      </form>
    </div>
  );
}

defineCalculator((container) => {
  const root = createRoot(container);
  root.render(<Calculator />);
  return () => root.unmount();
});
