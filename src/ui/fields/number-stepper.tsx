import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useFieldControl } from './field-context.ts';
import { clampNumber, filterNumber } from './number-text.ts';

interface Props {
  name?: string | undefined;
  /** The number as typed; may be empty or out of range until the field is left. */
  value: string;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  onChange: (value: string) => void;
}

const repeatEvery = 150;

/** Acts at once and then again and again until released. */
const useHold = (act: (steps: number) => void) => {
  // What is held outlives the render that began it: the timer reads the newest act here.
  const latest = useRef(act);
  latest.current = act;
  const timer = useRef(0);
  const release = () => clearInterval(timer.current);
  useEffect(() => () => clearInterval(timer.current), []);
  const hold = (steps: number) => {
    release();
    timer.current = Number(setInterval(() => latest.current(steps), repeatEvery));
    act(steps);
  };
  return [hold, release] as const;
};

const goByKey = (event: KeyboardEvent, go: (steps: number) => void) => {
  const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (!steps) return;
  event.preventDefault();
  go(steps);
};

/** A number with - and + beside it; held, they repeat. Style: number-stepper.css beside field.css. */
export function NumberStepper({ name, value, min = 0, max = Infinity, step = 1, onChange }: Props) {
  const control = useFieldControl(name);
  const limits = { min, max, step };
  const go = (steps: number) => {
    const next = clampNumber(Number(value) + steps * step, limits);
    if (next === value) release();
    else onChange(next);
  };
  const [hold, release] = useHold(go);
  const type = ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
    const text = filterNumber(input.value, limits);
    // Preact leaves a refused character standing when the value it renders has not changed.
    if (text !== input.value) input.value = text;
    onChange(text);
  };
  const leave = ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
    go(0);
    // Neither does it take back what the caller has not made a new value of.
    input.value = clampNumber(Number(value), limits);
  };
  const button = (steps: number, label: string, sign: string, limit: number) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={Number(value) === limit}
      onPointerDown={(event) => event.button || hold(steps)}
      onPointerUp={release}
      onPointerLeave={release}
      // Screen readers click without a pointer.
      onClick={(event) => event.detail || go(steps)}
    >
      {sign}
    </button>
  );
  return (
    <div className="stepper" part="stepper">
      {button(-1, 'Less', '−', min)}
      <input
        {...control}
        role="spinbutton"
        inputMode={min < 0 ? 'text' : step % 1 ? 'decimal' : 'numeric'}
        autoComplete="off"
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={Number(value)}
        className="box"
        part="input"
        value={value}
        onInput={type}
        onBlur={leave}
        onKeyDown={(event) => goByKey(event, go)}
      />
      {button(1, 'More', '+', max)}
    </div>
  );
}
