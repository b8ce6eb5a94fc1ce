import { OrderPage } from '../../../src/cabinet/pages/order-page.tsx';
import { click } from '../components/render.tsx';
import { type Answers, ok } from './fake-cabinet.ts';
import { openPage, until, waitForResponses } from './open-page.tsx';

/** Opens the page of order O-7K3M9Q, by default without files and messages. */
export const openOrderPage = (answers: Answers, query = '') =>
  openPage(<OrderPage params={{ code: 'O-7K3M9Q' }} query={new URLSearchParams(query)} />, {
    orderAttachments: () => ok([]),
    messages: () => ok([]),
    ...answers,
  });

/** Presses Approve, waits until a second tap counts, and confirms. */
export const approve = async (button: (name: string) => HTMLButtonElement) => {
  click(button('Approve'));
  await until(() => !button('Yes, approve').disabled);
  click(button('Yes, approve'));
  await waitForResponses();
};
