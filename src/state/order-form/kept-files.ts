import { createStore, entries, set, type UseStore } from 'idb-keyval';

/**
 * Keeps the contents of chosen files in the browser's database, where they survive a reload. A browser that cannot keep them, as
 * in a sandboxed frame or with a full disk, loses them, and the form asks to choose the files again.
 */
export const createKeptFiles = (now: () => number, lifetimeMs: number) => {
  let opened: UseStore | undefined;
  const withStore = async <Value>(use: (store: UseStore) => Promise<Value>) => {
    opened ??= createStore('octavo', 'files');
    return use(opened);
  };
  const storeFile = (key: string, file: File) => {
    withStore((store) => set(key, { file, savedAt: now() }, store)).catch(() => {});
  };
  const dropFile = (key: string) => {
    withStore((store) =>
      store('readwrite', (files) => {
        files.delete(key);
        // Without it, a page that leaves for the payment at once would take the deletion back.
        files.transaction.commit();
      }),
    ).catch(() => {});
  };
  /** Returns the contents by key. Deletes those that have been kept longer than the lifetime. */
  const loadFiles = async () => {
    const kept = await withStore((store) => entries<string, { file: File; savedAt: number }>(store)).catch(
      () => [],
    );
    const isUnexpired = (savedAt: number) => Math.abs(now() - savedAt) < lifetimeMs;
    for (const [key, { savedAt }] of kept) if (!isUnexpired(savedAt)) dropFile(key);
    return new Map(kept.flatMap(([key, { file, savedAt }]) => (isUnexpired(savedAt) ? [[key, file]] : [])));
  };
  return { storeFile, dropFile, loadFiles };
};

export type KeptFiles = ReturnType<typeof createKeptFiles>;
