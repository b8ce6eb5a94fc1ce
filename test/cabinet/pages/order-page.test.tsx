import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { refused } from '../../../src/api/answer.ts';
import { CabinetContext } from '../../../src/cabinet/cabinet-context.ts';
import { OrderPage } from '../../../src/cabinet/pages/order-page.tsx';
import { act } from '../../act.ts';
import { click, render } from '../../render.tsx';
import { type Answers, fakeCabinet, order, success } from '../fake-cabinet.ts';

const page = suite('order page');
/** Lets answers come in and the page follow, until nothing it waits for is left. */
const settle = async () => {
  for (let turn = 0; turn < 8; turn += 1) await act(async () => new Promise((done) => setTimeout(done)));
};

const open = async (answers: Answers) => {
  const { cabinet, sent } = fakeCabinet(
    { orderAttachments: () => success([]), ...answers },
    { token: 'jwt' },
  );
  const view = render(
    <CabinetContext value={cabinet}>
      <OrderPage params={{ code: 'O-7K3M9Q' }} query={new URLSearchParams()} />
    </CabinetContext>,
  );
  await settle();
  const button = (name: string) => {
    const found = view.all<HTMLButtonElement>('button').find(({ textContent }) => textContent === name);
    if (!found) throw new Error(`no button "${name}"`);
    return found;
  };
  return { ...view, sent, button, text: () => view.container.textContent ?? '' };
};

page('API-04 closes a delivered order when its customer approves it', async () => {
  let statusId = 12;
  const { button, text, sent, unmount } = await open({
    order: () => success(order({ statusId })),
    approveOrder: () => {
      statusId = 16;
      return { ...success(null), status: 204 };
    },
  });
  click(button('Approve'));
  await settle();
  assert.equal(sent.find(({ name }) => name === 'approveOrder')?.options, { params: { id: 'O-7K3M9Q' } });
  assert.match(text(), 'Approved');
  unmount();
});

page('API-04 says why an approval was refused', async () => {
  const { button, text, unmount } = await open({
    order: () => success(order({ statusId: 12 })),
    approveOrder: () => refused(409, [{ property: '', message: 'This order is not delivered.' }]),
  });
  click(button('Approve'));
  await settle();
  assert.match(text(), 'This order is not delivered.');
  unmount();
});

page('API-04 offers neither approval nor revision before delivery', async () => {
  const { all, unmount } = await open({ order: () => success(order({ statusId: 3 })) });
  const names = all('button').map(({ textContent }) => textContent);
  assert.not.ok(names.includes('Approve') || names.includes('Send to revision'));
  unmount();
});

page('API-04 sends a rating as stars and comment, and then shows it', async () => {
  let serviceRating: number | null = null;
  const { get, text, sent, unmount } = await open({
    order: () => success(order({ statusId: 16, serviceRating, writerRating: 5 })),
    rateService: () => {
      serviceRating = 4;
      return { ...success(null), status: 204 };
    },
  });
  click(get('input[type="radio"][value="4"]'));
  get<HTMLFormElement>('form[name="rate-service"]').requestSubmit();
  while (serviceRating === null) await settle();
  await settle();
  assert.equal(sent.find(({ name }) => name === 'rateService')?.options.payload, { rate: 4, comment: '' });
  assert.match(text(), '4 of 5');
  unmount();
});

page.run();
