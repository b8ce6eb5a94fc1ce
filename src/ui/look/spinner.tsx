/** Turns while something loads; its label is read out. Style: spinner.css, turning.css. */
export function Spinner({ label = 'Loading…' }: { label?: string }) {
  return (
    <span className="spinner" role="status" part="spinner">
      <span className="quiet-text">{label}</span>
    </span>
  );
}
