import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CabinetContext } from '../../../../src/cabinet/context/cabinet-context.ts';
import { ReviewActions } from '../../../../src/cabinet/order/review/review-actions.tsx';
import { fakeCabinet, ok, order, promisingSite } from '../../../support/cabinet/fake-cabinet.ts';
import { waitForResponses } from '../../../support/cabinet/open-page.tsx';
import { render } from '../../../support/components/render.tsx';

const review = suite('review of a delivered paper');

for (const [days, labels, sentence] of [
  [13, ['Approve', 'Send to revision'], /Approve or revise by \w+ \d.*\./],
  [15, ['Approve'], /Revisions were free for 14 days after delivery\./],
] as const)
  review(`API-04 the buttons ${days} days after the delivery follow the days of free revisions`, async () => {
    const { cabinet } = fakeCabinet({});
    // The clock of the device is three days slow.
    const now = () => Date.now() + 3 * 86_400_000;
    const deliveredAt = new Date(now() - days * 86_400_000).toISOString();
    const view = render(
      <CabinetContext value={{ ...cabinet, now, site: async () => ok(promisingSite()) }}>
        <ReviewActions
          order={order({ statusId: 12, deliveredAt })}
          files={[]}
          onChange={() => {}}
          onOpened={() => {}}
        />
      </CabinetContext>,
    );
    await waitForResponses();
    assert.equal(view.texts('button'), labels);
    assert.match(view.container.textContent ?? '', sentence);
  });

review.run();
