import { useTranslator } from '../../../ui/use-translator.ts';

/** Renders the money-back guarantee as an inline picture with a text alternative. */
export function Guarantee() {
  const t = useTranslator();
  return (
    <svg
      className="guarantee"
      viewBox="0 2 96 96"
      width="96"
      height="96"
      role="img"
      aria-label={t('100% money-back guarantee')}
    >
      <path d="m48 2 10 7 12-2 6 11 12 4v13l8 9-5 12 3 12-10 7-4 12-13 2-8 9-11-5-11 5-8-9-13-2-4-12-10-7 3-12-5-12 8-9V22l12-4 6-11 12 2Z" />
      <circle cx="48" cy="50" r="33" />
      <text x="48" y="42">
        {t('MONEY BACK')}
      </text>
      <text x="48" y="59" className="figure">
        100%
      </text>
      <text x="48" y="71">
        {t('GUARANTEE')}
      </text>
    </svg>
  );
}
