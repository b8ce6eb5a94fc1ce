import { Button } from '../../../ui/look/button.tsx';

/** Says that a part of the form is missing, and loads it again. */
export function Reload({ onReload }: { onReload: () => void }) {
  return (
    <p role="alert">
      A part of this form could not be loaded. Nothing you typed is lost.{' '}
      <Button kind="quiet" onClick={onReload}>
        Retry
      </Button>
    </p>
  );
}
