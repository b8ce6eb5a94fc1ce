/** Grey bars in place of text that is loading. Style: skeleton.css. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className="skeleton" role="status" aria-label="Loading…">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are identical
        <span key={line} />
      ))}
    </div>
  );
}
