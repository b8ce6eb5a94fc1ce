import { useEffect, useState } from 'react';
import { useTranslator } from '../../../ui/use-translator.tsx';
import { useScope } from '../shared/scope.ts';
import { Extras, WriterField } from './extras.tsx';
import { FilesField } from './files-field.tsx';
import { IdentityBlock } from './identity/identity-block.tsx';

/** Renders the part of step one below the first screen. The first view reserves its height. */
export function RestOfStepOne() {
  const t = useTranslator();
  // Renders the identity block at once after a step was submitted, because the focus may move to one of its fields.
  const { hasTried } = useScope();
  const isComplete = useIdle() || hasTried;
  return (
    <div className={isComplete ? undefined : 'rest-space'}>
      <div data-form="paperDetails">
        <fieldset className="section">
          <legend>{t('Useful Extras')}</legend>
          <Extras />
          <WriterField />
          <FilesField />
        </fieldset>
      </div>
      {isComplete && <IdentityBlock />}
    </div>
  );
}

/** Milliseconds after which a busy page counts as idle. */
const idleTimeoutMs = 500;

/**
 * Returns false until the component has been rendered and the page is idle or the visitor presses somewhere. The price and
 * other widgets are thus shown before.
 */
const useIdle = (): boolean => {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const draw = () => setDrawn(true);
    // Draws at once in Safari, which has no idle callbacks.
    const asked = window.requestIdleCallback?.(draw, { timeout: idleTimeoutMs }) ?? draw();
    addEventListener('pointerdown', draw);
    return () => {
      removeEventListener('pointerdown', draw);
      if (asked) cancelIdleCallback(asked);
    };
  }, []);
  return isDrawn;
};
