import { useLayoutEffect, useRef } from 'react';
import { adoptStyles } from '../../../ui/look/adopt-styles.ts';
import { useIdle } from '../../use-idle.ts';
import { useScope } from '../shared/scope.ts';
import { deferredStyles } from './deferred-styles.ts';
import { Extras } from './extras.tsx';
import { FilesField } from './files-field.tsx';
import { IdentityBlock } from './identity-block.tsx';
import { WriterField } from './writer-field.tsx';

/** What stands below the first screen of step 1: it arrives behind the first price, the person's block last, in room kept for it. */
export function RestOfStepOne() {
  const node = useRef<HTMLDivElement>(null);
  // Whoever has tried to go on is led to what is wrong, or is back from step 2: it has to be there.
  const { hasTried } = useScope();
  const isDrawn = useIdle() || hasTried;
  useLayoutEffect(() => {
    if (node.current) adoptStyles(node.current, deferredStyles);
  }, []);
  return (
    <div ref={node} className={isDrawn ? undefined : 'rest-space'}>
      <div data-form="paperDetails">
        <fieldset className="section">
          <legend>Useful Extras</legend>
          <Extras />
          <WriterField />
          <FilesField />
        </fieldset>
      </div>
      {isDrawn && <IdentityBlock />}
    </div>
  );
}
