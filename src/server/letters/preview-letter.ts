import { isoTime } from '../database/time.ts';
import { dayMs } from '../durations.ts';
import type { Site } from '../sites/store/sites.ts';
import { buttonOf, composeLetter, type LetterFacts, localizeLetter, plainFacts } from './compose-letter.ts';
import { handPaymentCondition, type LetterCondition } from './letter-row.ts';
import { type LetterKind, letterRowOf } from './letter-rows.ts';
import type { MailMessage } from './mail.ts';
import type { Wording } from './wording.ts';

/** Conditions of the invented order, which is paid by hand. */
const conditions: readonly LetterCondition[] = [
  'unconfirmed',
  'charged',
  'hasRemarks',
  'hasMessages',
  'hasReason',
  'hasDue',
  'hasRevisionTime',
  'hasCancelledOrders',
];

const code = 'O-7K3M9Q';
const topic = 'Why small museums keep their catalogues on paper';
const cents = 116_00;

/** Values of an invented order and customer. */
const exampleValues = ({ bootstrap, paymentAnswerHours, howToPay }: Site, wording: Wording, now: number) => {
  const inAWeek = wording.time(isoTime(now + 7 * dayMs));
  return {
    code,
    topic,
    customer: 'Dana Whitfield (dana@example.com)',
    amount: wording.money(cents),
    refund: wording.money(cents),
    due: wording.money(cents),
    method: bootstrap.config.payment[0]?.descriptor ?? wording.text('the method you chose'),
    deadline: inAWeek,
    revisionTime: inAWeek,
    answerHours: wording.hours(paymentAnswerHours),
    howToPay,
    ratings: 'Paper: 5 of 5\nClear, and a day early.',
    remarks: '…',
    reason: '…',
    messages: '…',
    cancelledOrders: code,
    loginCode: '123456',
    webhook: 'crm.example.com',
  };
};

/** Composes a letter about an invented order, in a language of the site. Its link leads nowhere. */
export const previewLetter = (
  baseSite: Site,
  { kind, language, now }: { kind: LetterKind; language: string; now: number },
): MailMessage => {
  const row = letterRowOf(kind);
  const { site, wording } = localizeLetter(baseSite, kind, language);
  const facts: LetterFacts = {
    ...plainFacts,
    address: 'dana@example.com',
    wording,
    values: exampleValues(site, wording, now),
    conditions: new Set([...conditions, handPaymentCondition(site)]),
    summary: [
      [wording.text('Order'), code],
      [wording.text('Topic'), topic],
      [wording.text('Amount'), wording.money(cents)],
    ],
    files: row.files ? ['paper.pdf'] : [],
  };
  return composeLetter({ site, kind, facts, token: buttonOf(row, facts)?.code ? 'example' : null });
};
