import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslator } from '../use-translator.tsx';
import { isComposing, onTyped } from './composing.ts';
import { useFieldControl } from './frame/bare-field.tsx';
import { clampNumber, filterNumber, numberIn } from './number-text.ts';

interface Props {
  name?: string | undefined;
  /** The number as typed. It may be empty or out of range until the field loses the focus. */
  value: string;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  onChange: (value: string) => void;
}

const repeatIntervalMs = 150;

/** Returns two functions: one calls `act` at once and then repeatedly, the other stops that. */
const useHold = (act: (steps: number) => void) => {
  // Refers to the `act` of the newest render, because a button may stay pressed over several renders.
  const latest = useRef(act);
  latest.current = act;
  const timer = useRef(0);
  const release = () => clearInterval(timer.current);
  useEffect(() => () => clearInterval(timer.current), []);
  const hold = (steps: number) => {
    release();
    timer.current = Number(setInterval(() => latest.current(steps), repeatIntervalMs));
    act(steps);
  };
  return [hold, release] as const;
};

/** Returns the text to show: the number with the character that the visitor typed after it, until the number changes. */
const useTyped = (value: string) => {
  const [typed, setTyped] = useState('');
  return [numberIn(typed) === value ? typed : value, setTyped] as const;
};

const stepByKey = (event: KeyboardEvent, step: (steps: number) => void) => {
  const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (!steps || isComposing(event)) return;
  event.preventDefault();
  step(steps);
};

interface StepButtonProps {
  /** Number of steps of one press: 1 or -1. */
  steps: number;
  /** Id of the number field. */
  field: string;
  disabled: boolean;
  hold: (steps: number) => void;
  release: () => void;
  changeBy: (steps: number) => void;
}

/** Renders the plus or the minus button of a field. Its name is "More" or "Less", then the label of the field. */
function StepButton({ steps, field, disabled, hold, release, changeBy }: StepButtonProps) {
  const t = useTranslator();
  return (
    <button
      type="button"
      className="icon-button"
      tabIndex={-1}
      id={`${field}${steps}`}
      aria-label={steps > 0 ? t('More') : t('Less')}
      aria-labelledby={`${field}${steps} ${field}-label`}
      disabled={disabled}
      onPointerDown={(event) => event.button || hold(steps)}
      onPointerUp={release}
      onPointerLeave={release}
      // Screen readers send a click without pointer events, so that click changes the number itself.
      onClick={(event) => event.detail || changeBy(steps)}
    >
      {steps > 0 ? '+' : '−'}
    </button>
  );
}

/**
 * Renders a number input with minus and plus buttons, which repeat while they are held. Style: number-stepper.css,
 * field.css, button.css.
 */
export function NumberStepper({ name, value, min = 0, max = Infinity, step = 1, onChange }: Props) {
  const control = useFieldControl(name);
  const limits = { min, max, step };
  const [shownText, setTyped] = useTyped(value);
  const changeBy = (steps: number) => {
    const next = clampNumber(Number(value) + steps * step, limits);
    if (next === value) release();
    else onChange(next);
  };
  const [hold, release] = useHold(changeBy);
  const filterOnInput = ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
    const text = filterNumber(input.value, limits) ?? shownText;
    // Preact does not restore the input's text if the rendered value has not changed.
    if (text !== input.value) input.value = text;
    setTyped(text);
    onChange(numberIn(text));
  };
  const clampOnBlur = ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
    setTyped('');
    changeBy(0);
    // Preact does not restore the input's text if the clamped number equals the rendered value.
    input.value = clampNumber(Number(value), limits);
  };
  const press = { field: control.id, hold, release, changeBy };
  return (
    <div className="stepper" part="stepper">
      <StepButton steps={-1} disabled={Number(value) === min} {...press} />
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
        value={shownText}
        {...onTyped(filterOnInput)}
        onBlur={clampOnBlur}
        onKeyDown={(event) => stepByKey(event, changeBy)}
      />
      <StepButton steps={1} disabled={Number(value) === max} {...press} />
    </div>
  );
}
