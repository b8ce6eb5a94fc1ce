import { defaultDraft } from '../../../../order/draft/default-draft.ts';
import { orderedDraft } from '../../../../state/price/discount-answer.ts';
import { Button } from '../../../../ui/look/button.tsx';
import { useTranslator } from '../../../../ui/use-translator.tsx';
import { chosenOptions, taskLine } from '../../shared/draft-texts.ts';
import { paperLine, separator } from '../../shared/paper-line.ts';
import { useOrder, useScope } from '../../shared/scope.ts';
import { useMinute } from '../../shared/use-minute.ts';

/** Returns the order in three lines: the paper, the task, and the options that are not the default. */
const useSummary = () => {
  const t = useTranslator();
  const { context, options } = useScope();
  const { site } = context;
  const minute = useMinute(context);
  return useOrder(({ draft: typed, errors }) => {
    const draft = orderedDraft(typed, errors);
    const initial = defaultDraft(site, draft.typeId, options.template);
    return [
      paperLine(draft, { site, now: minute, t }),
      taskLine(draft, t),
      chosenOptions({ draft, site, t }, initial).join(separator),
    ];
  });
};

/**
 * Renders the lines of an order's summary that are not empty, each in the direction of its text. Each item of a line but the first
 * has a separator before it. The styles clip a separator at the start of a row, because it would look like a bullet.
 */
const SummaryLines = ({ lines }: { lines: readonly string[] }) =>
  lines.filter(Boolean).map((line) => (
    <p key={line} dir="auto">
      {line.split(separator).flatMap((item, nth) => [
        nth > 0 && ' ',
        // biome-ignore lint/suspicious/noArrayIndexKey: an item has no state
        <span key={nth} className="item">
          {nth > 0 && <i>·&nbsp;</i>}
          {item}
        </span>,
      ])}
    </p>
  ));

/** Renders the order on step two in three lines, with the button that moves to the first field of step one. */
export function SummaryCard({ titleClass }: { titleClass?: string }) {
  const t = useTranslator();
  const { form } = useScope();
  const [paper, task, optionLine] = useSummary();
  return (
    <section className="card order-summary" part="preview" aria-label={t('Your order')}>
      <header>
        <h3 className={titleClass}>{t('Your order')}</h3>
        <Button kind="link" onClick={() => form.jumpTo('typeId')}>
          {t('Edit')}
        </Button>
      </header>
      <SummaryLines lines={[paper, task, optionLine]} />
    </section>
  );
}

/** Renders the priced paper below the price of step one. It has no edit buttons, because the fields are beside it. */
export function PricedSummary() {
  const [paper, , chosen] = useSummary();
  return (
    <div className="order-summary made-of">
      <SummaryLines lines={[paper, chosen]} />
    </div>
  );
}
