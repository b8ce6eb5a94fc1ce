/** @jsxImportSource preact */
// Preact with signals and no other library: one signal holds the choice, and the price is computed from it.
import { computed, signal } from '@preact/signals';
import { render } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import * as calculation from './calculation.ts';
import { defineCalculator, site } from './define-calculator.ts';
import { Field, option, Select } from './preact-parts.tsx';

const createState = () => {
  const choice = signal(calculation.firstChoice(site));
  const total = computed(() => calculation.totalOf(choice.value, site));
  const change = (part: Partial<calculation.Choice>) => {
    const next = { ...choice.peek(), ...part };
    const levels = calculation.offeredLevels(next.typeId, site);
    const isOffered = levels.some(({ id }) => id === next.academicLevelId);
    choice.value = isOffered ? next : { ...next, academicLevelId: levels[0]?.id ?? 0 };
  };
  return {
    choice,
    change,
    isSold: computed(() => total.value !== null),
    price: computed(() => calculation.money(total.value ?? 0)),
    bonus: computed(() => calculation.money(calculation.bonusOf(total.value ?? 0, site))),
  };
};

type State = ReturnType<typeof createState>;

const Price = ({ price, bonus }: State) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <div class="price">
      <span class="price-label">Price:</span>
      <span data-price="total">{price}</span>
      <button
        type="button"
        class="info"
        aria-label="About your bonus"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span>i</span>
      </button>
      {isOpen && <p class="bonus">{bonus} will be saved in Your Bonus Storage</p>}
    </div>
  );
};

const Quantity = ({ choice, change }: State) => {
  const { quantity } = choice.value;
  const changeBy = (steps: number) =>
    change({ quantity: calculation.quantityFrom(`${Math.max(1, quantity + steps)}`) });
  return (
    <div class="stepper">
      <button type="button" tabIndex={-1} aria-label="Less" onClick={() => changeBy(-1)}>
        −
      </button>
      <input
        id="numberElements"
        class="box"
        inputMode="numeric"
        autoComplete="off"
        value={quantity}
        onInput={(event) => change({ quantity: calculation.quantityFrom(event.currentTarget.value) })}
      />
      <button type="button" tabIndex={-1} aria-label="More" onClick={() => changeBy(1)}>
        +
      </button>
    </div>
  );
};

const groups = calculation.paperTypesByCategory(site);

function Calculator() {
  const state = useMemo(createState, []);
  const { choice, change, isSold } = state;
  const { typeId, academicLevelId, deadlineId } = choice.value;
  const order = (event: Event) => {
    event.preventDefault();
    calculation.orderNow(choice.peek(), site);
  };
  return (
    <div class="octavo m1_d1" data-theme="default">
      <form noValidate onSubmit={order}>
        <h2 class="title">Calculate your price</h2>
        <Field name="typeId" label="Type of paper" className="wide">
          <Select name="typeId" value={typeId} onChoose={(id) => change({ typeId: id })}>
            {groups.map(({ name, options }) => (
              <optgroup key={name} label={name}>
                {options.map(option)}
              </optgroup>
            ))}
          </Select>
        </Field>
        <Field name="academicLevelId" label="Academic level" className="wide">
          <Select
            name="academicLevelId"
            value={academicLevelId}
            disabled={calculation.fixedLevelOf(typeId) !== undefined}
            onChoose={(id) => change({ academicLevelId: id })}
          >
            {calculation.offeredLevels(typeId, site).map(option)}
          </Select>
        </Field>
        <Field name="deadlineId" label="Deadline">
          <Select name="deadlineId" value={deadlineId} onChoose={(id) => change({ deadlineId: id })}>
            {site.dictionaries.deadline.map(option)}
          </Select>
        </Field>
        <Field name="numberElements" label={`Number of ${calculation.unitName(typeId)}s`}>
          <Quantity {...state} />
        </Field>
        <Price {...state} />
        <button type="submit" class="button primary order" disabled={!isSold.value}>
          Order now
        </button>
      </form>
    </div>
  );
}

defineCalculator((container) => {
  render(<Calculator />, container);
  return () => render(null, container);
});
