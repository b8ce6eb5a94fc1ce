import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Message } from '../../../../src/api/resources/order.ts';
import { failure, httpFailure } from '../../../../src/api/result.ts';
import { ok, order } from '../../../support/cabinet/fake-cabinet.ts';
import { openOrderPage } from '../../../support/cabinet/open-order-page.tsx';
import { until, waitForResponses } from '../../../support/cabinet/open-page.tsx';
import { type Rendered, type as typeText } from '../../../support/components/render.tsx';

const conversation = suite('conversation with the writer');

const message = (id: number, author: Message['author'], text: string): Message => ({
  id,
  author,
  text,
  createdAt: '2026-11-20T16:05:00+00:00',
  isNew: false,
});

/** Opens the page of an order with its conversation. */
const open = async (answers: Parameters<typeof openOrderPage>[0] = {}, statusId = 3) => {
  const page = await openOrderPage({ order: () => ok(order({ statusId })), ...answers });
  await until(() => !page.text().includes('Messages') || page.all('.skeleton').length === 0);
  return page;
};
const field = ({ get }: Pick<Rendered, 'get'>) => get<HTMLTextAreaElement>('form[name="message"] textarea');
const send = ({ get }: Pick<Rendered, 'get'>) => get<HTMLFormElement>('form[name="message"]').requestSubmit();

conversation('CAB-03 CAB-04 an empty conversation explains what customers can write there', async () => {
  const { text } = await open();
  assert.match(text(), 'Ask or tell your writer anything about this order');
});

conversation('CAB-03 a message is sent once, leaves the input and is listed with its sender', async () => {
  const messages = [message(1, 'writer', 'I have begun.')];
  const page = await open({
    order: () => ok(order({ statusId: 3, writerCode: 'W10042' })),
    messages: () => ok([...messages]),
    sendMessage: ({ payload }) => {
      messages.push(message(2, 'customer', String(payload?.text)));
      return ok(messages[1]);
    },
  });
  assert.match(page.get('[role="log"]').textContent ?? '', /I have begun\.Writer W10042, /);
  typeText(field(page), 'Which sources?');
  send(page);
  send(page);
  await until(() => page.all('[role="log"] li').length === 2);
  assert.match(page.get('.is-own').textContent ?? '', /^Which sources\?You, /);
  assert.is(field(page).value, '');
  assert.is(page.sent.filter(({ name }) => name === 'sendMessage').length, 1);
});

conversation('CAB-03 ORD-21 an unsent message survives a failure and a reload', async () => {
  const page = await open({ sendMessage: () => failure() });
  typeText(field(page), 'Which sources?');
  send(page);
  await until(() => page.text().includes('Network Error'));
  assert.is(field(page).value, 'Which sources?');
  page.unmount();
  const next = await open({
    sendMessage: () => httpFailure(422, [{ property: 'text', message: 'This text contains characters' }]),
  });
  assert.is(field(next).value, 'Which sources?');
  send(next);
  await until(() => next.text().includes('This text contains characters'));
});

conversation('CAB-03 an empty message is not sent', async () => {
  const page = await open();
  send(page);
  await until(() => page.text().includes('Please type a message'));
  assert.not.ok(page.sent.some(({ name }) => name === 'sendMessage'));
});

conversation('CAB-03 a writer’s reply appears when the window gets the focus again', async () => {
  const messages = [message(1, 'customer', 'Which sources?')];
  const page = await open({ messages: () => ok([...messages]) });
  messages.push(message(2, 'writer', 'Books, please.'));
  window.dispatchEvent(new Event('focus'));
  await waitForResponses();
  assert.match(page.get('[role="log"]').textContent ?? '', 'Books, please.');
});

conversation('CAB-03 the conversation of a closed order is shown without a form', async () => {
  const page = await open({ messages: () => ok([message(1, 'writer', 'Thank you.')]) }, 16);
  assert.match(page.text(), 'Thank you.');
  assert.match(page.text(), 'This order is closed.');
  assert.is(page.all('form[name="message"]').length, 0);
});

conversation.run();
