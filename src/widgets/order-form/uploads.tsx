import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useOrder, useScope } from './scope.ts';

/** Files on their way to the order, and those that a reload has lost and nobody has chosen again. */
export function Uploads() {
  const { form } = useScope();
  const [materials, uploads] = useOrder((facts) => [facts.draft.materials, facts.uploads]);
  const lost = form.lostFiles();
  return (
    <>
      {lost.length > 0 && (
        <Notice action="Choose again" onAction={() => form.jumpTo('materials')}>
          Not attached since the page was reloaded: {lost.map(({ name }) => name).join(', ')}
        </Notice>
      )}
      {materials.map(({ key, name }) => {
        const share = uploads[key];
        return (
          share !== undefined && (
            <div key={key} className="upload">
              <span>{name}</span>
              {share < 1 && (
                <Button kind="link" onClick={() => form.removeFile(key)}>
                  Cancel
                </Button>
              )}
              <progress max={1} value={share} aria-label={`Uploading ${name}`} />
            </div>
          )
        );
      })}
    </>
  );
}
