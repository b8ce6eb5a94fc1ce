import type { Promises } from '../../../order/vocabulary/site.ts';
import { useTranslator } from '../../../ui/use-translator.tsx';
import { refundShares, ruleNames } from './rules-dialog.tsx';

/** Renders the money-back guarantee as a picture, with all its shares beside it, because the picture shows the first alone. */
export function Guarantee({ promises }: { promises: Promises }) {
  const t = useTranslator();
  const shares = refundShares(promises.refundPercents, t);
  const [beforeWriter] = shares;
  return (
    <div className="promise">
      <svg
        className="guarantee"
        viewBox="0 2 96 96"
        width="96"
        height="96"
        role="img"
        aria-label={t(ruleNames['money-back-guarantee'])}
      >
        <path d="m48 2 10 7 12-2 6 11 12 4v13l8 9-5 12 3 12-10 7-4 12-13 2-8 9-11-5-11 5-8-9-13-2-4-12-10-7 3-12-5-12 8-9V22l12-4 6-11 12 2Z" />
        <circle cx="48" cy="50" r="33" />
        <text x="48" y="42">
          {t('MONEY BACK')}
        </text>
        <text x="48" y="59" className="figure">
          {beforeWriter?.share}
        </text>
        <text x="48" y="70" className="when">
          {t('BEFORE START')}
        </text>
      </svg>
      <div>
        <b>{t(ruleNames['money-back-guarantee'])}</b>
        <p>
          {t('If you cancel, you get back')}:{' '}
          {shares.map(({ when, share }) => `${share} ${when}`).join(`${t(',')} `)}.
        </p>
      </div>
    </div>
  );
}
