import type { KeyboardEvent } from 'react';
import { plainCode } from '../../../../languages/characters.ts';
import { isComposing } from '../../../../ui/fields/composing.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Button } from '../../../../ui/look/button.tsx';
import { Spinner } from '../../../../ui/look/waiting/spinner.tsx';
import { useTranslator } from '../../../../ui/use-translator.ts';
import { DraftField } from '../../shared/draft-field.tsx';
import { useOrder, useScope } from '../../shared/scope.ts';

/** Renders the discount code. A button shows and hides the field, because few customers have a code. */
export function DiscountBlock() {
  const t = useTranslator();
  const { form, options } = useScope();
  const [code, { isOpen, isLoading, isApplied }] = useOrder(({ draft, discount }) => [
    draft.discountCode,
    discount,
  ]);
  // m2_d1 has no Apply button, because it checks the code while the customer types.
  const hasApply = options.template !== 'm2_d1';
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    form.applyDiscount();
  };
  return (
    <div className="discount" part="discount">
      <Button kind="link" isExpanded={isOpen} onClick={form.toggleDiscount}>
        {t(isOpen ? 'Hide the discount code' : 'I have a discount code')}
      </Button>
      {isOpen && (
        <DraftField name="discountCode">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the events come from the field inside */}
          <div className="discount-line" onKeyDown={hasApply ? applyOnEnter : undefined}>
            <TextField
              value={code}
              filter={plainCode}
              autoComplete="off"
              onChange={(text) => form.edit('discountCode', text)}
            />
            <span className="discount-state">
              {isLoading && <Spinner label={t('Checking the code…')} />}
              {isApplied && !isLoading && (
                <span className="applied" role="status">
                  <span aria-hidden="true">✓</span>
                  <span className="quiet-text">{t('The discount is applied')}</span>
                </span>
              )}
            </span>
            {hasApply && (
              <Button kind="quiet" disabled={!code} onClick={form.applyDiscount}>
                {t('Apply')}
              </Button>
            )}
          </div>
        </DraftField>
      )}
    </div>
  );
}
