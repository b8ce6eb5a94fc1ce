import { useLayoutEffect, useRef } from 'react';
import { useFieldControl } from './frame/field-context.ts';

interface Props {
  name?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Number of rows of an empty text area. */
  rows?: number | undefined;
  /** Number of rows up to which the text area grows before it scrolls. */
  maxRows?: number | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
}

const lineHeight = 24;
const edges = 20;

/**
 * Renders a text area that grows with its text. In browsers without `field-sizing`, its height is measured. Style:
 * text-area.css, field.css.
 */
export function TextArea({ name, value, onChange, rows = 2, maxRows = 5, ...rest }: Props) {
  const control = useFieldControl(name);
  const area = useRef<HTMLTextAreaElement>(null);
  const maximumRows = Math.max(rows, maxRows);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text decides the height
  useLayoutEffect(() => {
    const node = area.current;
    if (!node || CSS.supports('field-sizing:content')) return;
    // Called once, before the browser draws. Style sheets of the widget may be added after this effect.
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      node.style.blockSize = 'auto';
      node.style.blockSize = `${Math.min(node.scrollHeight + 2, maximumRows * lineHeight + edges)}px`;
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [value, maximumRows]);
  // The lengths have the unit px, because Preact does not add it to numbers.
  const style = {
    minBlockSize: `${rows * lineHeight + edges}px`,
    maxBlockSize: `${maximumRows * lineHeight + edges}px`,
  };
  return (
    <textarea
      {...control}
      {...rest}
      ref={area}
      rows={rows}
      value={value}
      style={style}
      className="box area"
      part="textarea"
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  );
}
