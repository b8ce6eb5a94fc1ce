import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DraftField } from './draft-field.tsx';
import { useFacts, useScope } from './scope.ts';

/** A code that lowers the price: hidden behind a toggle, as few customers have one (ORD-07). */
export function DiscountBlock() {
  const { form, options } = useScope();
  const { draft, discount } = useFacts();
  // m2_d1 asks by itself while the customer types.
  const hasApply = options.template !== 'm2_d1';
  return (
    <div className="discount" part="discount">
      <Button kind="link" isExpanded={discount.isOpen} onClick={form.toggleDiscount}>
        {discount.isOpen ? 'Hide the discount code' : 'I have a discount code'}
      </Button>
      {discount.isOpen && (
        <DraftField name="discountCode">
          <div className="discount-line">
            <TextField
              value={draft.discountCode}
              autoComplete="off"
              onChange={(code) => form.edit('discountCode', code)}
            />
            <span className="discount-state">
              {discount.isLoading && <Spinner label="Checking the code…" />}
              {discount.isApplied && !discount.isLoading && (
                <span className="applied" role="status">
                  <span aria-hidden="true">✓</span>
                  <span className="quiet-text">The discount is applied</span>
                </span>
              )}
            </span>
            {hasApply && (
              <Button kind="quiet" disabled={!draft.discountCode} onClick={form.applyDiscount}>
                Apply
              </Button>
            )}
          </div>
        </DraftField>
      )}
    </div>
  );
}
