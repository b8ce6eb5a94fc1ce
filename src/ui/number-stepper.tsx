import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useFieldControl } from './field-context.ts';
import { clampNumber, filterNumber, stepNumber } from './number-text.ts';

interface Props {
  name?: string | undefined;
  /** The number as typed; may be empty or out of range until the field is left. */
  value: string;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  onChange: (value: string) => void;
  disabled?: boolean | undefined;
}

const repeatEvery = 150;
const directions: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 };

/** A number with - and + beside it; held, they repeat. Style: number-stepper.css beside field.css. */
export function NumberStepper({ name, value, min = 0, max = Infinity, step = 1, onChange, disabled }: Props) {
  const control = useFieldControl(name);
  const limits = { min, max, step };
  const go = (direction: 1 | -1) => onChange(stepNumber(value, direction, limits));
  const type = ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
    const text = filterNumber(input.value, limits);
    // Preact leaves a refused character standing when the value it renders has not changed.
    if (text !== input.value) input.value = text;
    onChange(text);
  };
  const leave = () => {
    const text = clampNumber(value, limits);
    if (text !== value) onChange(text);
  };
  const press = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    go(direction);
  };
  return (
    <div className="stepper" part="stepper">
      <StepButton label="Less" sign="−" onStep={() => go(-1)} disabled={disabled || Number(value) <= min} />
      <input
        {...control}
        type="text"
        role="spinbutton"
        inputMode={min < 0 ? 'text' : step % 1 ? 'decimal' : 'numeric'}
        autoComplete="off"
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={Number(value)}
        className="box"
        part="input"
        value={value}
        disabled={disabled}
        onInput={type}
        onBlur={leave}
        onKeyDown={press}
      />
      <StepButton label="More" sign="+" onStep={() => go(1)} disabled={disabled || Number(value) >= max} />
    </div>
  );
}

interface StepButtonProps {
  label: string;
  sign: string;
  onStep: () => void;
  disabled: boolean | undefined;
}

function StepButton({ label, sign, onStep, disabled }: StepButtonProps) {
  // A held button outlives the render that began it: the timer reads the newest step here.
  const step = useRef(onStep);
  step.current = onStep;
  const timer = useRef(0);
  const release = () => clearInterval(timer.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a limit reached ends the holding too
  useEffect(() => () => clearInterval(timer.current), [disabled]);
  const hold = () => {
    release();
    timer.current = Number(setInterval(() => step.current(), repeatEvery));
    onStep();
  };
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      onPointerDown={(event) => event.button || hold()}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      // Screen readers click without a pointer.
      onClick={(event) => event.detail || onStep()}
      onContextMenu={(event) => event.preventDefault()}
    >
      {sign}
    </button>
  );
}
