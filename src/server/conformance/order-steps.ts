import * as calls from '../../api/calls.ts';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import type { Conversation, Sent } from './conversation.ts';
import { type Shape, type Step, withOrder } from './shapes.ts';

const listOf = (value: unknown): UnknownFields[] => (Array.isArray(value) ? value : []);
const firstId = (list: unknown) => listOf(list)[0]?.id;

/** Puts the site's initial choices and its offered payment system into the order. */
export const learnConfig = (body: unknown, conversation: Conversation) => {
  const { dictionary, payment }: UnknownFields = Object(body);
  const { paperType, academicLevel, deadline }: UnknownFields = Object(dictionary);
  conversation.order = {
    typeId: paperType,
    academicLevelId: academicLevel,
    deadlineId: deadline,
    writerGradeId: 1,
    numberElements: 1,
    numberSlides: 0,
    sources: 0,
    spacingType: 'double',
    currencyId: 1,
    additionalMaterialStatusId: 1,
    paymentSystemId: listOf(payment).find(({ isAvailable }) => isAvailable !== false)?.systemId,
    topic: 'A test of the interface',
    details: 'Placed by the conformance suite. Please ignore this order.',
  };
};

/** Fills the order's other fields with items of the dictionaries. */
export const learnDictionaries = (body: unknown, conversation: Conversation) => {
  const { paperType, paperSubject, paperFormat }: UnknownFields = Object(body);
  const typeId = conversation.order.typeId ?? firstId(paperType);
  const type = listOf(paperType).find(({ id }) => id === typeId);
  conversation.order = {
    ...conversation.order,
    typeId,
    typeCategoryId: type?.categoryId,
    subjectId: firstId(paperSubject),
    formatId: firstId(paperFormat),
  };
};

/**
 * Chooses service, level and deadline from the price list. Of several rows for the paper type, the most specific one counts.
 */
export const learnPrices = (body: unknown, conversation: Conversation) => {
  const { order } = conversation;
  const rows = listOf(body);
  const typeRows = rows.filter(({ typeId }) => typeId === order.typeId);
  const general = rows.filter(({ typeId }) => typeId === null);
  const categoryRows = general.filter(({ typeCategoryId }) => typeCategoryId === order.typeCategoryId);
  const [found] = [typeRows, categoryRows, general.filter(({ typeCategoryId }) => typeCategoryId === null)]
    .map((group) => group.find(({ deadlineId }) => deadlineId === order.deadlineId) ?? group[0])
    .filter((row) => row !== undefined);
  if (!found) return;
  const { serviceId, academicLevelId, deadlineId, price } = found;
  conversation.order = { ...order, serviceId, academicLevelId, deadlineId };
  conversation.listedPrice = Number(price);
};

const token: Shape = { token: 'text' };
const file: Shape = { id: 'number', name: 'text' };
const orderPath = ({ orderCode }: Conversation): Sent => ({
  params: { id: orderCode, orderId: orderCode },
});
const writerPath = ({ writerCode }: Conversation): Sent => ({ params: { code: writerCode } });

/** Steps of a customer who places an order. */
export const orderingSteps: readonly Step[] = [
  {
    call: calls.createOrder,
    send: withOrder,
    fields: { code: 'text', paymentSystemId: 'number' },
    learn: ({ code }, conversation) => {
      if (code) conversation.orderCode = String(code);
    },
  },
  {
    call: calls.handOff,
    send: ({ orderCode }) => ({ payload: { orderCode } }),
    fields: token,
    learn: (body, conversation) => {
      conversation.cabinetToken = String(body.token ?? '');
    },
  },
  {
    call: calls.loginToken,
    send: ({ cabinetToken, token: own }) => ({
      payload: { token: cabinetToken || own },
      isFromCabinet: true,
    }),
    fields: token,
  },
  { call: calls.order, send: orderPath, fields: { code: 'text', statusId: 'number' } },
  { call: calls.approveOrder, send: orderPath, tolerated: [409] },
  {
    call: calls.reviseOrder,
    send: (conversation) => ({
      ...orderPath(conversation),
      payload: { timeRevision: 'tomorrow', textRevision: 'Wider margins' },
    }),
    tolerated: [409],
  },
  ...[calls.rateService, calls.rateWriter].map((call) => ({
    call,
    send: (conversation: Conversation) => ({
      ...orderPath(conversation),
      payload: { rate: 5, comment: '' },
    }),
    tolerated: [409],
  })),
  {
    call: calls.uploadFile,
    send: () => ({
      payload: { file: new File(['A test of the interface.'], 'test.csv', { type: 'text/csv' }) },
    }),
    fields: file,
    learn: ({ id }, conversation) => {
      conversation.fileId = Number(id);
    },
  },
  {
    call: calls.attachFiles,
    send: (conversation) => ({
      ...orderPath(conversation),
      payload: { receiverType: 'writer', 'file[id]': [conversation.fileId] },
    }),
  },
  { call: calls.attachments, items: file },
  { call: calls.orderAttachments, send: orderPath, items: file },
  { call: calls.newAttachmentCounter, send: orderPath, fields: { count: 'number' } },
  { call: calls.downloadFile, send: ({ fileId }) => ({ params: { id: fileId } }), tolerated: [404] },
  { call: calls.completedOrders, items: { code: 'text' } },
  { call: calls.preferredWriter, send: writerPath, fields: { gradeId: 'number' }, tolerated: [404] },
  { call: calls.bookmarkWriter, send: writerPath, tolerated: [404] },
  { call: calls.unbookmarkWriter, send: writerPath, tolerated: [404] },
];
