import { useLayoutEffect, useRef } from 'react';
import { adoptStyles } from '../../../ui/look/adopt-styles.ts';
import { useTranslator } from '../../../ui/use-translator.ts';
import { useIdle } from '../../use-idle.ts';
import { useScope } from '../shared/scope.ts';
import { deferredPageStyles } from './deferred-page-styles.ts';
import { Extras } from './extras.tsx';
import { FilesField } from './files-field.tsx';
import { IdentityBlock } from './identity/identity-block.tsx';
import { WriterField } from './writer-field.tsx';

/** Renders the part of step one below the first screen. It comes after the first price; its height is reserved before. */
export function RestOfStepOne() {
  const t = useTranslator();
  const node = useRef<HTMLDivElement>(null);
  // Renders the identity block at once after a step was submitted, because the focus may move to one of its fields.
  const { hasTried } = useScope();
  const isComplete = useIdle() || hasTried;
  useLayoutEffect(() => {
    if (node.current) adoptStyles(node.current, deferredPageStyles);
  }, []);
  return (
    <div ref={node} className={isComplete ? undefined : 'rest-space'}>
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
