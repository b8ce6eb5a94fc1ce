/** A spinner for loading content. Screen readers announce its label. Style: spinner.css, turning.css. */
export function Spinner({ label = 'Loading…' }: { label?: string }) {
  return (
    <span className="spinner" role="status" part="spinner">
      <span className="quiet-text">{label}</span>
    </span>
  );
}
