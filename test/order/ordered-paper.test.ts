import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { amountOfWork, type OrderedPaper, paperLines, priceLines } from '../../src/order/ordered-paper.ts';
import { orderedEssay } from '../support/order/fixture-ordered-paper.ts';

const paper = suite('ordered paper');

const order = (changes: Partial<OrderedPaper> = {}): OrderedPaper => ({
  ...orderedEssay,
  additionalMaterialStatusId: 3,
  writerGradeId: 3,
  writerGradeName: 'Top 10',
  ...changes,
});

paper('PRC-04 the pages of an ordered paper are shown with their number of words', () => {
  assert.is(amountOfWork(order()), '3 pages, double spaced (825\u00a0words)');
  assert.is(
    amountOfWork(order({ numberElements: 1, spacingType: 'single' })),
    '1 page, single spaced (550\u00a0words)',
  );
});

paper('CAL-02 slides, questions and problems are counted with their own nouns', () => {
  assert.is(amountOfWork(order({ typeId: 55, numberElements: 0, numberSlides: 12 })), '12 slides');
  assert.is(amountOfWork(order({ typeId: 3, numberElements: 5 })), '5 questions');
  assert.is(amountOfWork(order({ typeId: 2, numberElements: 1 })), '1 problem');
});

paper('SHW-01 the summary of an order has a labelled line for each choice about the paper', () => {
  assert.equal(Object.fromEntries(paperLines(order(), (time) => `at ${time}`)), {
    'Type of paper': 'Essay',
    Service: 'Writing from scratch',
    'Academic level': 'Bachelor',
    Subject: 'History',
    'Paper format': 'APA',
    Length: '3 pages, double spaced (825\u00a0words)',
    Sources: '2',
    Deadline: 'at 2026-11-22T16:05:00+00:00',
    Materials: 'Needed, not provided with the order',
    Writer: 'Top 10',
  });
  const unpaid = order({ deadlineAt: null, deadlineSeconds: 3 * 3600 });
  assert.is(Object.fromEntries(paperLines(unpaid, String)).Deadline, '3 hours after payment');
  const withWriters = order({ sources: 0, preferredWriterCode: 'W10042', writerCode: 'W1001' });
  const lines = Object.fromEntries(paperLines(withWriters, String));
  assert.equal([lines.Sources, lines.Writer, lines['Written by']], ['None', 'W10042, Top 10', 'W1001']);
});

paper('SHW-01 the lines of a price name writer, extras and discount, and add up to the total', () => {
  const lines = priceLines(
    order({
      writerSurcharge: { percent: 35, priceConverted: 24.5 },
      extras: [
        { id: 1, name: 'Abstract page', priceConverted: 14.99 },
        { id: 2, name: 'Plagiarism Report', priceConverted: 9.99 },
      ],
      basePriceConverted: 119.48,
      totalPriceConverted: 101.56,
      discountCode: 'WELCOME15',
      discountAmountConverted: 17.92,
    }),
  );
  assert.equal(lines, [
    ['Paper', 7000],
    ['Top 10 writer +35%', 2450],
    ['Abstract page', 1499],
    ['Plagiarism Report', 999],
    ['Discount WELCOME15', -1792],
  ]);
  const sum = lines.reduce((before, [, cents]) => before + cents, 0);
  assert.is(sum, 10_156);
});

paper('SHW-01 an order whose surcharge is not known, or is none, has it in no line of its price', () => {
  for (const writerSurcharge of [null, { percent: 0, priceConverted: 0 }])
    assert.equal(priceLines(order({ writerSurcharge })), [['Paper', 9450]]);
});

paper.run();
