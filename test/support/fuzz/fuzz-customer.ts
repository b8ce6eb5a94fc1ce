import * as calls from '../../../src/api/calls.ts';
import { essay } from '../server/orders/essay.ts';
import { pdf } from '../server/samples.ts';
import type { Send } from '../server/send.ts';
import type { KnownRequest } from './fuzzed-request.ts';

type CallName = keyof typeof calls;

/** A customer who has an order and a file. */
export interface FuzzCustomer {
  token: string;
  email: string;
  password: string;
  order: string;
  file: number;
  session: number;
}

/** Registers a customer, places an order and uploads a file. No account has the address `email` yet. */
export const addCustomer = async (send: Send, email: string): Promise<FuzzCustomer> => {
  const password = 'a quiet library';
  const { token } = (await send(calls.registration, { payload: { email, password } })).body;
  const order = (await send(calls.createOrder, { token, payload: essay })).body.code;
  const payload = { file: new File([pdf], 'notes.pdf') };
  const file = (await send(calls.uploadFile, { token, payload })).body.id;
  const session = (await send(calls.sessions, { token })).body[0].id;
  return { token, email, password, order, file, session };
};

/** Returns parameters and fields with which each call of a customer succeeds. Missing calls need neither. */
export const knownRequests = (
  site: string,
  { email, password, order, file, session }: FuzzCustomer,
): Partial<Record<CallName, KnownRequest>> => {
  const own = { params: { id: order } };
  const writer = { params: { code: 'W10042' } };
  const review = { ...own, payload: { rate: 5, comment: 'Thank you' } };
  return {
    bootstrap: { params: { siteHost: site }, payload: { locale: 'de' } },
    dictionary: { params: { name: 'typeIds' } },
    rule: { params: { slug: 'terms-of-use' }, payload: { locale: 'de-AT' } },
    calculatePrice: { payload: { ...essay, discountCode: 'WELCOME15' } },
    validateOrder: { payload: essay },
    createOrder: { payload: essay },
    orders: { payload: { page: 1 } },
    order: own,
    payment: own,
    beginPayment: own,
    approveOrder: own,
    changeBonus: { ...own, payload: { useBonus: 0 } },
    reviseOrder: { ...own, payload: { timeRevision: 'tomorrow', textRevision: 'Wider margins, please' } },
    rateService: review,
    rateWriter: review,
    registration: { payload: { email, password } },
    login: { payload: { email, password } },
    restorePassword: { payload: { email } },
    changePrimaryInfo: { payload: { phone: '+15551234567', firstName: 'Ada', lastName: 'Reader' } },
    changeAdditionalInfo: { payload: { noticeModeEmail: false, allowedNightCall: true } },
    changePassword: { payload: { current: password, new: 'a louder library', repeat: 'a louder library' } },
    endSession: { params: { id: session } },
    uploadFile: { payload: { file: new File([pdf], 'notes.pdf') } },
    attachFiles: { params: { orderId: order }, payload: { receiverType: 'writer', 'file[id]': [file] } },
    orderAttachments: { params: { orderId: order } },
    messages: { params: { orderId: order } },
    sendMessage: { params: { orderId: order }, payload: { text: 'Which sources do you need?' } },
    newAttachmentCounter: { params: { orderId: order } },
    downloadFile: { params: { id: file } },
    preferredWriter: writer,
    bookmarkWriter: writer,
    unbookmarkWriter: writer,
    visitorAction: { payload: { category: 'Widget', label: 'Calculator' } },
  };
};
