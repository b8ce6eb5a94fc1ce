import { computed, effect, type ReadonlySignal, Signal, signal } from '@preact/signals-core';
import { type ComponentChild, createElement, Fragment, type Options, options, type VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/**
 * Stands for '@preact/signals-react' in a Preact bundle: signals as JSX children, and the three hooks that our
 * source uses. It binds signals-core in a quarter of the bytes of '@preact/signals'.
 */
const Shown = ({ of }: { of: ReadonlySignal<ComponentChild> }) => {
  const [value, setValue] = useState(of.peek());
  useLayoutEffect(() => of.subscribe(setValue), [of]);
  return value;
};

/** Rendering a signal's new value renders that value alone, never the component around it. */
const shown = (child: unknown): unknown => {
  if (Array.isArray(child)) return child.map(shown);
  return child instanceof Signal ? createElement(Shown, { of: child }) : child;
};

const before: Options['vnode'] = options.vnode;
options.vnode = (node: VNode) => {
  const { type, props } = node;
  if (typeof type === 'string' || type === Fragment) {
    const { children } = props;
    // Made for this node alone, by `createElement`.
    if (children !== undefined) Object.assign(props, { children: shown(children) });
  }
  before?.(node);
};

export const useSignal = <T>(value: T) => useState(() => signal(value))[0];

export const useComputed = <T>(compute: () => T) => {
  const latest = useRef(compute);
  latest.current = compute;
  return useState(() => computed(() => latest.current()))[0];
};

export const useSignalEffect = (run: () => undefined | (() => void)) => {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => effect(() => latest.current()), []);
};
