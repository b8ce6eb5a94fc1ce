import { templateNames } from '../../order/vocabulary/templates.ts';
import { visitorActions } from '../../order/vocabulary/visitor-actions.ts';

/** An action of a visitor as it is stored. */
export interface VisitorEvent {
  at: number;
  siteId: number;
  visitorId: string;
  widget: string;
  template: string;
  action: string;
  campaign: string;
  /** JSON texts; empty for none. */
  actionText: string;
  pageText: string;
  deviceText: string;
}

/** Fields of the call, of any type, because a value that cannot be stored is dropped and must not refuse the event. */
type SentAction = Readonly<Record<string, unknown>>;

/** Characters of one part. A longer part is dropped. */
const maximumPartLength = 1024;
const maximumNameLength = 60;

/** Names that widgets send. All others are counted together, so that strangers cannot invent any number of counts. */
const known = {
  widgets: Object.keys(visitorActions),
  actions: Object.values<readonly string[]>(visitorActions).flat(),
  templates: ['', ...templateNames],
};
export const other = 'other';
const oneOf = (names: readonly string[], name: string) => (names.includes(name) ? name : other);

/** Reads a part: nested fields of a form, or JSON as text. */
const partOf = (value: unknown): Readonly<Record<string, unknown>> => {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? {});
  if (text.length > maximumPartLength) return {};
  try {
    const part: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    return typeof part === 'object' && part !== null ? { ...part } : {};
  } catch {
    return { text: String(value) };
  }
};

/** Half a surrogate pair becomes the replacement character, which a database can keep; a NUL, which it cannot, is left out. */
const plain = (text: string) => Buffer.from(text.replaceAll('\0', '')).toString();

const nameOf = (value: unknown): string =>
  typeof value === 'string' ? plain([...value].slice(0, maximumNameLength).join('')) : '';

const textOf = (facts: object): string => {
  const text = plain(JSON.stringify(facts).replaceAll('\\u0000', ''));
  return text === '{}' || text.length > maximumPartLength ? '' : text;
};

/**
 * Reads an action into an event. Cookies, ids of advertisements and the body of a result are dropped, because they differ
 * for every visitor or may be personal.
 */
export const readEvent = (sent: SentAction, { siteId, at }: { siteId: number; at: number }): VisitorEvent => {
  const { template = '', ...config } = partOf(sent.configData);
  const { action = '', ...details } = partOf(sent.actionData);
  const { code } = partOf(sent.result);
  const { storage, location } = partOf(sent.environmentData);
  const visit = partOf(storage);
  const campaign = nameOf(visit.utm_campaign);
  const { utm_source, utm_medium, affiliateId, promoId } = visit;
  const label = nameOf(sent.label);
  const category = nameOf(sent.category);
  return {
    at,
    siteId,
    campaign,
    visitorId: nameOf(sent.visitorId),
    widget: oneOf(known.widgets, label),
    template: oneOf(known.templates, nameOf(template)),
    action: oneOf(known.actions, nameOf(action)),
    actionText: textOf({
      category,
      label,
      ...config,
      ...(template ? { template } : {}),
      action,
      ...details,
      code,
    }),
    pageText: textOf({
      location,
      utm_source,
      utm_medium,
      affiliateId,
      promoId,
      ...(campaign && { utm_campaign: campaign }),
    }),
    deviceText: textOf(partOf(sent.deviceData)),
  };
};
