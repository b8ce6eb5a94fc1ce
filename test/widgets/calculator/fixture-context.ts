import type { Answer } from '../../../src/api/answer.ts';
import type { Client } from '../../../src/api/client.ts';
import type { PriceVersion } from '../../../src/order/site.ts';
import type { Options, WidgetContext } from '../../../src/state/context.ts';
import { createStorage } from '../../../src/tracking/storage.ts';
import { fixtureSite } from '../../order/fixture-site.ts';

export interface Heard {
  opened: string[];
  asked: object[];
  recorded: string[];
  emitted: string[];
}

interface Wishes {
  version?: PriceVersion;
  query?: string;
  options?: Partial<Options>;
  isCabinet?: boolean;
  /** What calculate-total-price answers; by default nothing ever comes. */
  answer?: (payload: object) => Answer<unknown>;
}

/** A context without a page behind it, and a record of what the widget did with it. */
export const fixtureContext = (wishes: Wishes = {}): { context: WidgetContext; heard: Heard } => {
  const { version = 1, query = '', options = {}, isCabinet = false, answer } = wishes;
  const heard: Heard = { opened: [], asked: [], recorded: [], emitted: [] };
  const send = async (_call: unknown, { payload = {} }: { payload?: object } = {}) => {
    heard.asked.push(payload);
    return answer?.(payload) ?? new Promise(() => {});
  };
  const context: WidgetContext = {
    host: document.createElement('octavo-calculator'),
    site: fixtureSite(version),
    hosts: {
      site: 'example.com',
      api: 'https://api.example.com',
      cabinet: 'https://my.example.com',
      isCabinet,
    },
    options: {
      template: 'm1_d1',
      theme: 'default',
      redirect: null,
      version: null,
      rule: null,
      locale: 'en',
      ...options,
    },
    client: { send: send as Client['send'] },
    storage: createStorage('test:'),
    tracker: {
      linkQuery: (promoId) => (isCabinet ? {} : { promoId: `${promoId}`, affiliateId: 'A7' }),
      record: ({ label, action }) => heard.recorded.push(`${label}: ${action}`),
      destroy: () => {},
    },
    query: new URLSearchParams(query),
    emit: (type) => {
      heard.emitted.push(type);
      return true;
    },
    now: Date.now,
    openTab: (url) => heard.opened.push(url),
    go: () => {},
  };
  return { context, heard };
};
