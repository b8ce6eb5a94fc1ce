import { createDraft } from '../order/draft/create-draft.ts';
import { editDraft } from '../order/draft/edit-draft.ts';
import { readPrefill } from '../order/draft/prefill.ts';
import { writeQuery } from '../order/draft/write-query.ts';
import { isRefusal, type PriceBreakdown } from '../order/price/price.ts';
import { draftPrice } from '../order/price/priced-order.ts';
import { type OfferedExtra, offeredExtras } from '../order/rules/extras.ts';
import { type FieldView, fieldView } from '../order/rules/field-view.ts';
import { allowsPreferredWriter } from '../order/rules/level-and-deadline.ts';
import {
  groupedPaperTypes,
  isLevelFixed,
  offeredDeadlines,
  offeredLevels,
  offeredServices,
} from '../order/rules/offers.ts';
import type { Dictionaries } from '../order/vocabulary/dictionaries.ts';
import type { OrderDraft } from '../order/vocabulary/fields.ts';
import type { Bootstrap } from '../order/vocabulary/site.ts';
import type { Cents, Discount } from '../order/vocabulary/tariff.ts';

export type { OrderDraft } from '../order/vocabulary/fields.ts';
export type { Bootstrap } from '../order/vocabulary/site.ts';
export type { Discount } from '../order/vocabulary/tariff.ts';

/** Fields of a page's own form, by the names of the order form's query parameters: `{ typeId: 1, deadlineId: '5' }`. */
export type FormFields = Readonly<Record<string, string | number | null | undefined>>;

/** Fields and extras of a page's own form. */
export interface FormChoice {
  fields?: FormFields;
  /** Ids of the chosen extras. */
  extras?: readonly number[];
  /** Discount that the server has accepted, or null for none. The default is the discount of the site's own links. */
  discount?: Discount | null;
}

/** Price of a choice. Amounts are in cents of the chosen currency, except `charged`, which is in US cents. */
export interface HeadlessPrice extends PriceBreakdown {
  /** Difference between `base` and `total`. */
  save: Cents;
}

/** Reason why a choice has no price: the field concerned and the key of a message. */
export interface HeadlessRefusal {
  refused: keyof OrderDraft;
  message: string;
}

/** Choices that the site allows, with the data that a form displays for them. */
export interface HeadlessOptions extends FieldView {
  /** Choice after the paper type rules have changed it. A form displays these values. */
  draft: OrderDraft;
  /** Paper types by category. */
  paperTypes: ReturnType<typeof groupedPaperTypes>;
  levels: Dictionaries['academicLevel'];
  /** True if the paper type has a single academic level, so that a form disables the field. */
  isLevelFixed: boolean;
  deadlines: Dictionaries['deadline'];
  services: Dictionaries['serviceType'];
  extras: OfferedExtra[];
  currencies: Dictionaries['currency'];
  /** False if the deadline is too short to ask for a preferred writer. */
  allowsPreferredWriter: boolean;
}

/** Prices and allowed choices for a page's own form. */
export interface Headless {
  price(choice?: FormChoice): HeadlessPrice | HeadlessRefusal;
  options(choice?: FormChoice): HeadlessOptions;
  /** Returns the query with which a link passes a choice to the order page. */
  orderQuery(choice?: FormChoice): string;
}

/** Creates the draft of a choice. Values that the site does not offer are ignored, as in the query of an order form. */
const draftOf = ({ fields = {}, extras = [] }: FormChoice, site: Bootstrap): OrderDraft => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) query.set(name, String(value ?? ''));
  let draft = createDraft(site, readPrefill(query, site));
  const chosen = offeredExtras(site).filter(({ id }) => extras.includes(id));
  const extrasIds = chosen.filter(({ gradeId }) => !gradeId).map(({ id }) => id);
  if (extrasIds.length) draft = editDraft({ draft, site }, 'extrasIds', extrasIds);
  const grade = chosen.find(({ gradeId }) => gradeId)?.gradeId;
  return grade ? editDraft({ draft, site }, 'writerGradeId', grade) : draft;
};

/** Returns the discount of a choice; null for an unknown code, which the order page checks later. */
const chosenDiscount = ({ discount }: FormChoice, { discountCode }: OrderDraft, site: Bootstrap) => {
  if (discount !== undefined) return discount;
  const { linkDiscount, config } = site;
  const code = discountCode || config.redirect?.inputDiscountCode;
  return linkDiscount?.code === code ? (linkDiscount ?? null) : null;
};

/** Creates prices and options by the rules and tariff of a site, which `octavo.ready` gives to a page. */
export const createHeadless = (site: Bootstrap): Headless => ({
  price: (choice = {}) => {
    const draft = draftOf(choice, site);
    const price = draftPrice(draft, site, chosenDiscount(choice, draft, site));
    return isRefusal(price) ? price : { ...price, save: price.base - price.total };
  },
  options: (choice = {}) => {
    const draft = draftOf(choice, site);
    return {
      draft,
      paperTypes: groupedPaperTypes(site),
      levels: offeredLevels(draft, site),
      isLevelFixed: isLevelFixed(draft, site),
      deadlines: offeredDeadlines(draft, site),
      services: offeredServices(draft, site),
      extras: offeredExtras(site),
      currencies: site.dictionaries.currency,
      allowsPreferredWriter: allowsPreferredWriter(draft, site),
      ...fieldView(draft, site),
    };
  },
  orderQuery: (choice = {}) => {
    const draft = draftOf(choice, site);
    const discountCode = draft.discountCode || chosenDiscount(choice, draft, site)?.code || '';
    return new URLSearchParams(writeQuery({ ...draft, discountCode })).toString();
  },
});
