import type { Test } from 'uvu';
import { createStorage, type SafeStorage } from '../../../src/tracking/storage.ts';
import { openForm } from './fixture-order-form.ts';

/** Gives each test of a suite a new storage, which all order forms of the test share. */
export const openStoredForms = (suite: Pick<Test, 'before'>) => {
  let storage: SafeStorage;
  suite.before.each(() => {
    storage = createStorage('test:');
  });
  return {
    get storage() {
      return storage;
    },
    open: (scenario: Parameters<typeof openForm>[0] = {}) => openForm({ storage, ...scenario }),
    /** Leaves the page of an order form. */
    close: ({ form }: ReturnType<typeof openForm>) => form.destroy(),
    storedDraft: () => storage.get<{ draft: object; attempt: { key: string } | null }>('draft:example.com'),
  };
};
