import { useState } from 'react';
import { useNotify, useStore } from 'react-admin';
import * as calls from '../../api/calls.ts';
import type { PriceComparison, StaffPrices, WantedPrice } from '../../api/resources/staff-catalogue.ts';
import { ask } from '../ask.ts';
import { useAction, useCall } from '../use-call.ts';
import { dayText } from '../value-texts.ts';
import type { TypedPrices } from './price-input-table.tsx';

/** Options of notices with a long text, which stay for longer. */
const longNotice = { autoHideDuration: 20_000, multiLine: true };

/** Returns the prices of a site, the typed prices, the displayed comparison, and the acts on them. */
export const usePrices = (host: string) => {
  const notify = useNotify();
  const params = { siteHost: host };
  const loadedPrices = useCall(calls.staffPrices, { params });
  const [renewed, setRenewed] = useState<StaffPrices | null>(null);
  // The browser keeps the typed prices until they are saved, also through a reload and a failure.
  const [typed, setTyped] = useStore<TypedPrices>(`prices ${host}`, {});
  const [comparison, setComparison] = useState<(PriceComparison & { isOfFile: boolean }) | null>(null);
  const closeComparison = () => setComparison(null);
  // Two actions, because a comparison that ends during a save would otherwise show the save as ended.
  const { run, isBusy } = useAction(longNotice);
  const { send } = useAction(longNotice);
  const renew = (outcomeText: string) => (prices: StaffPrices) => {
    setRenewed(prices);
    return outcomeText;
  };

  const comparePrices = (payload: { prices?: WantedPrice[]; csv?: string }) =>
    send(calls.comparePrices, { params, payload }, (compared) => {
      if (compared.changes.length === 0) notify('Nothing would change');
      else setComparison({ ...compared, isOfFile: payload.csv !== undefined });
    });
  const savePrices = (prices: WantedPrice[], choices: { isConfirmed: boolean; fromDay?: string }) =>
    run(async () => {
      const payload = { version: comparison?.version ?? '', prices, ...choices };
      try {
        setRenewed(await ask(calls.savePrices, { params, payload }));
      } catch (error) {
        // The typed prices stay, and the table shows the prices that another person has saved.
        closeComparison();
        setRenewed(await ask(calls.staffPrices, { params }).catch(() => renewed));
        throw error;
      }
      if (!comparison?.isOfFile) setTyped({});
      closeComparison();
      const from = choices.fromDay ? dayText(choices.fromDay) : 'now';
      notify(`The prices are saved. Visitors pay them from ${from} on`, { type: 'success' });
    });
  const cancelPlan = (id: number) =>
    send(calls.cancelPlannedPrices, { params: { ...params, id } }, renew('The planned change is cancelled'));
  const undoChange = (id: number) =>
    send(calls.undoPrices, { params: { ...params, id } }, renew('The change is undone'));
  const actions = { comparePrices, savePrices, cancelPlan, undoChange, closeComparison };
  return { prices: renewed ?? loadedPrices, typed, setTyped, comparison, isBusy, ...actions };
};

export type PriceEditing = ReturnType<typeof usePrices>;
