import { useLayoutEffect, useRef } from 'react';
import { useFieldControl } from './field-context.ts';

interface Props {
  name?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Rows when empty. */
  rows?: number | undefined;
  /** Grows with its text up to this many rows, then scrolls. */
  maxRows?: number | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
}

const lineHeight = 24;
const edges = 20;

/** Text of several lines. Where the browser cannot size a field by its content, its height is measured. Style: text-area.css beside field.css. */
export function TextArea({ name, value, onChange, rows = 2, maxRows = 5, ...rest }: Props) {
  const control = useFieldControl(name);
  const area = useRef<HTMLTextAreaElement>(null);
  const most = Math.max(rows, maxRows);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text decides the height
  useLayoutEffect(() => {
    const node = area.current;
    if (!node || CSS.supports('field-sizing:content')) return;
    node.style.blockSize = 'auto';
    node.style.blockSize = `${Math.min(node.scrollHeight + 2, most * lineHeight + edges)}px`;
  }, [value, most]);
  // With their unit, which only React would add.
  const style = {
    minBlockSize: `${rows * lineHeight + edges}px`,
    maxBlockSize: `${most * lineHeight + edges}px`,
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
