import { describeLanguage, translatorOf } from '../../languages/languages.ts';
import type { Translator } from '../../languages/translator.ts';
import { formatCardNumber } from '../../order/format.ts';
import { amountOfWork, priceLines } from '../../order/ordered-paper.ts';
import { formatMoney, toCents } from '../../order/price/money.ts';
import { currencies } from '../../order/vocabulary/ids.ts';
import { fullNameOf } from '../accounts/store/clients.ts';
import { dayIn } from '../database/time.ts';
import type { CallDeps } from '../deps.ts';
import { escapeHtml } from '../http/content.ts';
import { priceBeforeBonus } from '../orders/store/order-amounts.ts';
import type { OrderRow } from '../orders/store/order-rows.ts';
import { assembleOrder, readOwner } from '../orders/store/orders.ts';
import { logoOf } from '../sites/brand.ts';
import { inLocale, type Site } from '../sites/store/sites.ts';
import { isAtService, listPaid, type PaidPayment } from './store/payments.ts';
import { listRefunds } from './store/refunds.ts';

type Deps = Pick<CallDeps, 'db' | 'sites'>;

/** Styles of the page, which fits on one sheet of A4. */
const styles = `@page{size:A4;margin:18mm}
body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#1a1a1a;background:#fff}
header{display:flex;flex-wrap:wrap;gap:1rem 2rem;justify-content:space-between;border-bottom:2px solid}
h1{margin:0;font-size:1.6rem}
img{display:block;max-width:15rem;max-height:2.5rem;margin-bottom:.5rem}
table{width:100%;margin:1.5rem 0;border-collapse:collapse}
th,td{padding:.3rem 0;border-bottom:1px solid #ccc;text-align:start;font-weight:normal;overflow-wrap:anywhere}
td{padding-inline-start:1rem;text-align:end;white-space:nowrap}
.sum>*{font-weight:bold}
.hint{color:#555}
@media print{body{margin:0;padding:0;max-width:none;font-size:10.5pt}.hint{display:none}}`;

/** Writes a text whose direction is its own: an address that begins with a number would change places in Arabic. */
const isolated = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;

type InvoiceLine = readonly [label: string, amount: string, isSum?: boolean];

const invoiceTable = (lines: readonly InvoiceLine[]) =>
  `<table>${lines
    .map(
      ([label, amount, isSum]) =>
        `<tr${isSum ? ' class="sum"' : ''}><th scope="row">${escapeHtml(label)}</th><td>${isolated(amount)}</td></tr>`,
    )
    .join('')}</table>`;

/** Writes a page of one language. `body` is HTML. */
const writePage = ({ language }: Pick<Site, 'language'>, title: string, body: string) =>
  `<!doctype html><html lang="${language}" dir="${describeLanguage(language).direction}"><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>` +
  `<style>${styles}</style><main>${body}</main></html>`;

/** Returns the site of an order in its customer's language, and its texts. */
const readLocalized = async (deps: Deps, row: OrderRow) => {
  const { site: given, client } = await readOwner(deps, row);
  const site = inLocale(given, client.language);
  return { site, client, t: translatorOf(site.language, site.ownTexts) };
};

const methodOf = (row: PaidPayment, t: Translator) => {
  const { card_brand, card_last4 } = row;
  if (!isAtService(row)) return t('Paid in another way');
  if (!card_brand || !card_last4) return t('Paid online');
  return t('Paid with %card%', { card: `${card_brand} ${formatCardNumber(card_last4.padStart(16, '*'))}` });
};

/** Returns the payments and refunds, each with its day, and their sum. */
const movesOf = async (
  { db }: Deps,
  row: OrderRow,
  { site: { timeZone }, t }: Awaited<ReturnType<typeof readLocalized>>,
) => {
  const paid = (await listPaid(db, row)).map((one) => {
    const at = one.paid_at ?? one.created_at;
    return { at, label: methodOf(one, t), cents: one.cents };
  });
  const back = (await listRefunds(db, row.id)).map(({ returned_at, cents }) => ({
    at: returned_at,
    label: cents > 0 ? t('Refunded') : t('Refund failed'),
    cents: -cents,
  }));
  const moves = [...paid, ...back].sort((one, other) => one.at - other.at);
  const money = (cents: number) => formatMoney(cents, '$', t);
  const lines: InvoiceLine[] = moves.map(({ at, label, cents }) => [
    `${dayIn(at, timeZone)} · ${label}`,
    money(cents),
  ]);
  const sum = moves.reduce((total, { cents }) => total + cents, 0);
  const day = dayIn(moves[0]?.at ?? row.created_at, timeZone);
  return { day, lines: [...lines, [t('Amount paid'), money(sum), true] as const] };
};

/** Returns the invoice of a paid order as a page, in the language of its customer. */
export const readInvoicePage = async (deps: Deps, row: OrderRow): Promise<string> => {
  const localized = await readLocalized(deps, row);
  const { site, client, t } = localized;
  const { title, address_legal } = site.bootstrap.config;
  const logo = logoOf(site.brand);
  const order = await assembleOrder(deps.db, { site, client }, row);
  const { day, lines } = await movesOf(deps, row, localized);
  const sign = site.allDictionaries.currency.find(({ id }) => id === row.currency_id)?.sign;
  const inCurrency = (cents: number) => formatMoney(cents, sign, t);
  const money = (cents: number) => formatMoney(cents, '$', t);
  const prices: InvoiceLine[] = [
    ...priceLines(order, t).map(([label, cents]) => [label, inCurrency(cents)] as const),
    [t('Total'), inCurrency(toCents(order.totalPriceConverted)), true],
  ];
  const isConverted = row.currency_id !== currencies.usd;
  if (row.bonus_used_cents > 0) {
    if (isConverted) prices.push([t('Total in US dollars'), money(priceBeforeBonus(row))]);
    prices.push([t('Bonus used'), money(-row.bonus_used_cents)]);
  }
  if (isConverted || row.bonus_used_cents > 0)
    prices.push([t('Charged in US dollars'), money(priceBeforeBonus(row) - row.bonus_used_cents), true]);
  const heading = `${t('Invoice')} ${row.code}`;
  const customer = fullNameOf(client) || client.email;
  const what = [order.typeName, order.serviceName, amountOfWork(order, t)].join(', ');
  return writePage(
    site,
    `${heading}, ${title}`,
    `<header><h1>${escapeHtml(heading)}</h1><p>${logo ? `<img src="${logo.path}" alt="">` : ''}<b>${isolated(title)}</b><br>${isolated(address_legal)}</p></header>` +
      `<p>${escapeHtml(t('Date'))}: ${isolated(day)}` +
      `${customer ? `<br>${escapeHtml(t('Customer'))}: ${isolated(customer)}` : ''}<br>${escapeHtml(what)}</p>` +
      `${invoiceTable(prices)}${invoiceTable(lines)}<p class="hint">` +
      `${escapeHtml(t('To print this page, or to save it as a PDF, use the menu of your browser.'))}</p>`,
  );
};
