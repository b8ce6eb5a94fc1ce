import type { Order } from '../../api/resources/order.ts';
import { paperLines } from '../../order/ordered-paper.ts';
import type { Wording } from '../letters/wording.ts';
import type { Site } from '../sites/store/sites.ts';

const ratingLine = (subject: string, rating: number | null, comment: string) =>
  rating === null ? [] : [`${subject}: ${rating} of 5${comment && `\n${comment}`}`];

/** Returns the values of a letter about an order. The ratings are in English, because only the provider gets them. */
export const aboutOrder = (
  order: Order,
  { bootstrap: { config }, paymentAnswerHours, howToPay }: Site,
  wording: Wording,
) => {
  const method = config.payment.find(({ systemId }) => systemId === order.paymentSystemId)?.descriptor;
  const ratings = [
    ...ratingLine('Paper', order.serviceRating, order.serviceComment),
    ...ratingLine('Writer', order.writerRating, order.writerComment),
  ];
  return {
    code: order.code,
    topic: order.topic || order.typeName,
    amount: wording.money(order.chargedCents),
    method: method ?? wording.text('the method you chose'),
    deadline: wording.deadline(order),
    answerHours: wording.hours(paymentAnswerHours),
    howToPay,
    ratings: ratings.join('\n\n'),
  };
};

/** Label and text of each line. */
type Lines = readonly (readonly [string, string])[];

/** Labels of lines whose texts the server translates. Other lines contain names, which the site has translated. */
const worded = ['Sources', 'Materials'];

const paperLinesIn = (order: Order, wording: Wording): Lines =>
  paperLines(order, wording.time).map(([label, text]) => {
    if (label === 'Length') return [label, wording.length(order)];
    if (label === 'Deadline') return [label, wording.deadline(order)];
    return [label, worded.includes(label) ? wording.text(text) : text];
  });

interface Summarized {
  /** Null if the letter must not quote the topic. */
  topic: string | null;
  /** Price in US cents after bonus. */
  cents: number;
}

/** Returns the summary of an order, whose names are already translated. */
export const orderSummary = (order: Order, wording: Wording, { topic, cents }: Summarized): Lines => {
  const extras = order.extras.map(({ name }) => name).join(', ');
  const lines: Lines = [
    ['Order', order.code],
    ...(topic === null ? [] : [['Topic', topic] as const]),
    ...paperLinesIn(order, wording),
    ['Extras', extras || wording.text('None')],
    ['Amount', wording.money(cents)],
  ];
  return lines.map(([label, text]) => [wording.text(label), text]);
};
