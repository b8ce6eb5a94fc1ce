import { clickIds } from '../order/vocabulary/click-ids.ts';
import { dictionaryFields, quantityFields, textFields } from '../order/vocabulary/fields.ts';
import { maximumQuantity } from '../order/vocabulary/ids.ts';

/** Kind of a parameter. Parameters of the kind `visit` need the visitor's consent. */
type ParameterKind = 'partner' | 'campaign' | 'visit';

interface ParameterRow {
  /** Names of parameters that belong together; `*` stands for letters, digits and underscores. */
  names: readonly string[];
  kind: ParameterKind;
  meaning: string;
}

/** Every parameter of a page's address that is stored with the visit and added to links and orders. */
export const travellingParameters: readonly ParameterRow[] = [
  { names: ['affiliateId'], kind: 'partner', meaning: 'the partner who sent the visitor' },
  { names: ['promoId'], kind: 'partner', meaning: "the partner's advertisement" },
  {
    names: ['cd_request_id', 'cd_affiliate_id'],
    kind: 'partner',
    meaning: 'the click and the partner in the records of an affiliate network',
  },
  { names: ['discount'], kind: 'partner', meaning: 'the discount that the partner has advertised' },
  {
    names: ['externalDiscountCode'],
    kind: 'partner',
    meaning: "the partner's discount code, which prices and orders use where the visitor types none",
  },
  { names: ['gaRequestId'], kind: 'partner', meaning: 'the request in your own analytics' },
  {
    names: [
      'cp[p1]',
      'cp[p2]',
      'cp[p3]',
      'cp[p4]',
      'cp[p5]',
      'cp[p6]',
      'cp[p7]',
      'cp[p8]',
      'cp[p9]',
      'cp[p10]',
    ],
    kind: 'partner',
    meaning: 'ten values of your own',
  },
  {
    names: ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id', 'utm_*'],
    kind: 'campaign',
    meaning: 'the campaign',
  },
  { names: ['utm_date'], kind: 'campaign', meaning: 'the moment of the first page with this campaign' },
  {
    names: clickIds,
    kind: 'campaign',
    meaning: 'the click in the records of Google, Meta, Microsoft, TikTok, X and Yandex',
  },
  { names: ['siteId'], kind: 'campaign', meaning: "the site of a partner's network" },
  { names: ['visitorId'], kind: 'visit', meaning: 'a random id of the visitor' },
  {
    names: ['fv_source', 'fv_landing', 'fv_device', 'fv_referrer', 'fv_date'],
    kind: 'visit',
    meaning: 'source, page, device, referrer and moment of the first visit',
  },
  {
    names: ['fv_at'],
    kind: 'visit',
    meaning: 'the moment at which a link took the visit along; ten minutes later it identifies nobody',
  },
];

/** Parameters of a page's address that fill in fields of an order. */
interface OrderParameterRow {
  names: readonly string[];
  values: string;
}

/** Every parameter with which a page's address fills in an order. */
export const orderParameters: readonly OrderParameterRow[] = [
  { names: dictionaryFields, values: "id of the site's dictionary" },
  { names: quantityFields, values: `a number from 0 to ${maximumQuantity}` },
  { names: ['spacingType'], values: '`double` or `single`' },
  { names: textFields, values: 'text' },
  { names: ['writerCode'], values: 'code of the preferred writer, `W10042`' },
  { names: ['additionalMaterialStatusId'], values: 'id of the status of the materials' },
  { names: ['paymentSystemId'], values: 'id of a payment method that the site offers' },
  {
    names: ['referrerCode', 'inputDiscountCode', 'externalDiscountCode'],
    values: 'a discount code; the first of the three that the address has',
  },
];
