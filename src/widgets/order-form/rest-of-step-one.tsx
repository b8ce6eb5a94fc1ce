import { useLayoutEffect, useRef } from 'react';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import { useDrawn } from '../use-drawn.ts';
import { Extras } from './extras.tsx';
import { IdentityBlock } from './identity-block.tsx';
import { laterStyles } from './later-styles.ts';
import { MaterialsField } from './materials-field.tsx';
import { useScope } from './scope.ts';
import { WriterField } from './writer-field.tsx';

/** What stands below the first screen of step 1: it arrives behind the first price, the person's block last, in room kept for it. */
export function RestOfStepOne() {
  const node = useRef<HTMLDivElement>(null);
  // Whoever has tried to go on is led to what is wrong, or is back from step 2: it has to be there.
  const { hasTried } = useScope();
  const isDrawn = useDrawn() || hasTried;
  useLayoutEffect(() => {
    if (node.current) adoptStyles(node.current, laterStyles);
  }, []);
  return (
    <div ref={node} className={isDrawn ? undefined : 'rest-space'}>
      <div data-form="paperDetails">
        <fieldset className="section">
          <legend>Useful Extras</legend>
          <Extras />
          <WriterField />
          <MaterialsField />
        </fieldset>
      </div>
      {isDrawn && <IdentityBlock />}
    </div>
  );
}
