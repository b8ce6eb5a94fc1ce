import type { UnknownFields } from '../../order/unknown-fields.ts';
import type { Conversation } from './conversation.ts';

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
  const ofType = rows.filter(({ typeId }) => typeId === order.typeId);
  const general = rows.filter(({ typeId }) => typeId === null);
  const ofCategory = general.filter(({ typeCategoryId }) => typeCategoryId === order.typeCategoryId);
  const [found] = [ofType, ofCategory, general.filter(({ typeCategoryId }) => typeCategoryId === null)]
    .map((group) => group.find(({ deadlineId }) => deadlineId === order.deadlineId) ?? group[0])
    .filter((row) => row !== undefined);
  if (!found) return;
  const { serviceId, academicLevelId, deadlineId, price } = found;
  conversation.order = { ...order, serviceId, academicLevelId, deadlineId };
  conversation.listedPrice = Number(price);
};
