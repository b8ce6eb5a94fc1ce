import { useState } from 'react';
import { sizeText } from '../../../languages/size-text.ts';
import type { Text } from '../../../languages/text.ts';
import { labelledFields } from '../../../order/vocabulary/fields.ts';
import { submissionSteps } from '../../../state/order-form/order-form-store.ts';
import { isOfSecondStep } from '../../../state/order-form/steps.ts';
import { Button } from '../../../ui/look/button.tsx';
import { focusPartOf } from '../../../ui/look/focus-part.ts';
import { Notice } from '../../../ui/overlays/notice.tsx';
import { useTranslator } from '../../../ui/use-translator.tsx';
import { personLabels } from '../rest/identity/person-field.tsx';
import { labelOf } from '../shared/draft-field.tsx';
import { paperFields } from '../shared/folded.tsx';
import { useErrors, useOrder, useScope } from '../shared/scope.ts';
import { FormNotice } from './form-notice.tsx';

/** Fields with which template m3_d1 begins. All others have the sequence of the preview. */
const cardFields = [...paperFields, 'details'] as const;
/** Fields that are below the customer's details on the page. */
const lastFields: readonly string[] = ['currencyId', 'discountCode', 'paymentSystemId', 'policyAccepted'];

/** Number of links that the list has on a phone until the visitor unfolds it. It repeats the one of rest.css. */
const shortLength = 3;

/**
 * Returns the errors, the fields that have one with their names, in the order of the page, and the fields that this form does not
 * have or show. Step one leaves out those that it does not have.
 */
const useNamedErrors = () => {
  const { template } = useScope().options;
  const [typeId, step, isCodeFolded] = useOrder(({ draft, activeStep, folded }) => [
    draft.typeId,
    activeStep,
    folded.includes(template === 'm3_d1' ? 'more' : 'discount'),
  ]);
  const found = Object.fromEntries(
    Object.entries(useErrors()).filter(([field]) => step === 2 || !isOfSecondStep(field, template)),
  );
  const fields = template === 'm3_d1' ? [...cardFields, ...labelledFields] : labelledFields;
  const own = fields.map((field) => [field, labelOf(field, { typeId }, template)] as const);
  const names = new Map<string, Text>([
    ...own.filter(([field]) => !lastFields.includes(field)),
    ...Object.entries(personLabels),
    ...own.filter(([field]) => lastFields.includes(field)),
  ]);
  // A refused code does not hold up the order, so this says why it gives no discount while its field is folded or on the other step.
  if (step === 2 || isCodeFolded) names.delete('discountCode');
  const named = [...names].filter(([field]) => found[field]);
  const unnamed = Object.keys(found).filter((field) => found[field] && !names.has(field));
  return { found, named, unnamed };
};

/** Renders a button that opens the step of the field and focuses it. */
function FieldLink({ field, name }: { field: string; name: Text }) {
  const t = useTranslator();
  const { form } = useScope();
  return (
    <button type="button" className="rule-link" onClick={() => form.jumpTo(field)}>
      {t(name)}
    </button>
  );
}

/** Renders a list of links to the fields with errors, and the errors of fields that are not shown. */
function ErrorSummary() {
  const t = useTranslator();
  const { textOf, hasSubmitted } = useScope();
  const { found, named, unnamed } = useNamedErrors();
  const [isWhole, setWhole] = useState(false);
  const hasMore = named.length > shortLength && !isWhole;
  return (
    <div role="alert" aria-atomic="false" aria-relevant="additions" className="summary" part="error-summary">
      {hasSubmitted && named.length > 0 && <span>{t('Please check')}</span>}
      {hasSubmitted && named.map(([field, name]) => <FieldLink key={field} field={field} name={name} />)}
      {hasSubmitted && hasMore && (
        <button
          type="button"
          className="rule-link more-errors"
          onClick={(event) => {
            focusPartOf(event);
            setWhole(true);
          }}
        >
          {t('%n% more', { n: named.length - shortLength })}
        </button>
      )}
      {unnamed.map((field) => (
        <p key={field}>
          {textOf(found[field])} {field === 'discountCode' && <FieldLink field={field} name="Edit" />}
        </p>
      ))}
    </div>
  );
}

/**
 * Renders the current step of the submission, with the numbers of finished and remaining steps. Styles hide it for half
 * a second, because most submissions take less. While the order is checked, a sentence appears after 3 s instead.
 */
function SubmissionProgress() {
  const t = useTranslator();
  const [current, hasFiles, isWaiting] = useOrder(({ submission, draft }) => [
    submission.state === 'sending' && submission.step,
    draft.materials.length > 0,
    submission.state === 'sending' || submission.state === 'checking',
  ]);
  if (!current)
    return isWaiting ? (
      <p className="submission still-loading" role="status">
        {t('Still loading…')}
      </p>
    ) : null;
  const texts = {
    account: t('Opening your account…'),
    order: t('Placing the order…'),
    files: t('Sending the files…'),
    payment: t('Opening the payment page…'),
  };
  const steps = submissionSteps.filter((step) => step !== 'files' || hasFiles);
  const done = Math.max(0, steps.indexOf(current));
  return (
    <div className="submission" role="status">
      <span>{texts[current]}</span>
      <span>{t('%nth% of %count%', { nth: done + 1, count: steps.length })}</span>
      <progress max={steps.length} value={done} aria-hidden="true" />
    </div>
  );
}

/** Renders the progress of the files that are being uploaded, each with its sent and its total size. */
function Uploads() {
  const t = useTranslator();
  const { form } = useScope();
  const [files, uploads] = useOrder((facts) => [facts.draft.materials, facts.uploads]);
  return files.map(({ key, name, size }) => {
    const share = uploads[key];
    return (
      share !== undefined && (
        <div key={key} className="upload">
          <span>{name}</span>
          <span>
            {sizeText(share * size, t)} / {sizeText(size, t)}
          </span>
          {share < 1 && (
            <Button kind="link" onClick={() => form.removeFile(key)}>
              {t('Cancel')}
            </Button>
          )}
          <progress max={1} value={share} aria-label={t('Uploading %name%', { name })} />
        </div>
      )
    );
  });
}

/** Renders errors, failures and uploads of the order bar. */
export function BarHead() {
  return (
    <>
      <ErrorSummary />
      <SubmissionProgress />
      <Uploads />
      <FormNotice />
    </>
  );
}

/** Renders a list of the chosen files that will not be attached, because their content was lost. */
export function MissingFiles() {
  const t = useTranslator();
  const { form } = useScope();
  const [files, lostKeys] = useOrder(({ draft, lostKeys }) => [draft.materials, lostKeys]);
  const lost = files.filter(({ key }) => lostKeys.includes(key)).map(({ name }) => name);
  return (
    lost.length > 0 && (
      <Notice action={t('Choose again')} onAction={() => form.jumpTo('materials')}>
        {t('Not attached any more')}: {lost.join(', ')}
      </Notice>
    )
  );
}

/** Renders the way back to step one. An order that is being placed stays on step two. */
export function GoBack() {
  const t = useTranslator();
  const { form } = useScope();
  const [isSending] = useOrder(({ submission }) => [submission.state === 'sending']);
  return (
    <Button kind="link" disabled={isSending} onClick={form.goBack}>
      {t('Go back')}
    </Button>
  );
}
