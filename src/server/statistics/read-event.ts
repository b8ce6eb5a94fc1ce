import type { Figure, Origin } from '../../api/figures.ts';
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
  /** Figure that the action increases, with its origin; null for other actions. */
  view: { figure: Figure; origin: Origin } | null;
  /** JSON of the action; empty if there is none. */
  actionText: string;
  pageText: string;
  deviceText: string;
}

/** Fields of the call. They may have any type, because an unsuitable value is dropped and must not refuse the event. */
type SentAction = Readonly<Record<string, unknown>>;

/** Maximum number of characters of an action, page or device. Fields that exceed it are cut or dropped, one by one. */
const maximumPartLength = 1024;
const maximumNameLength = 60;
const maximumFieldLength = 300;

/**
 * Names of widgets, actions and templates. Unknown names count as `other`, so that strangers cannot create any number of
 * counts.
 */
const knownNames = {
  widgets: Object.keys(visitorActions),
  actions: Object.values<readonly string[]>(visitorActions).flat(),
  templates: ['', ...templateNames],
};
export const other = 'other';
const oneOf = (names: readonly string[], name: string) => (names.includes(name) ? name : other);

type Actions = typeof visitorActions;

/** Figure that an action of a visitor increases, by the label of the widget. Other actions increase no figure. */
const figuresByAction: Readonly<Record<string, Partial<Record<string, Figure>>>> = {
  Calculator: { Show: 'views', Price: 'prices', 'Order Now': 'started' },
  'Price List': { Show: 'views', Follow: 'started' },
  'Order Form': { Show: 'views', Price: 'prices', Checkout: 'started', Registration: 'registered' },
} satisfies { [Label in keyof Actions]: Partial<Record<Actions[Label][number], Figure>> };

/** Classifies a width in CSS pixels as the widgets do. */
const deviceOf = (width: number) => {
  if (!(width > 0)) return '';
  return width > 1200 ? 'desktop' : width > 768 ? 'tablet' : 'mobile';
};

/** Reads an action, page or device, which is sent as nested form fields or as JSON. The limit of the body bounds its size. */
const partOf = (value: unknown): Readonly<Record<string, unknown>> => {
  try {
    const part: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    return typeof part === 'object' && part !== null ? { ...part } : {};
  } catch {
    return { text: String(value) };
  }
};

/** Makes a text storable: half a surrogate pair becomes the replacement character, and a NUL is removed. */
const plain = (text: string) => Buffer.from(text.replaceAll('\0', '')).toString();

/** Cuts a text by code point, so that a surrogate pair is not cut in half. */
const cut = (text: string, length: number) => [...text.slice(0, 2 * length)].slice(0, length).join('');

const shortName = (value: unknown): string =>
  typeof value === 'string' ? plain(cut(value, maximumNameLength)) : '';

/** Returns the fields as JSON, with texts cut. Fields for which no space is left are omitted. */
const factsText = (facts: Readonly<Record<string, unknown>>): string => {
  let text = '';
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(facts)) {
    kept[name] = typeof value === 'string' ? cut(value, maximumFieldLength) : value;
    const longer = plain(JSON.stringify(kept).replaceAll('\\u0000', ''));
    if (longer.length > maximumPartLength) delete kept[name];
    else if (longer !== '{}') text = longer;
  }
  return text;
};

interface Visit {
  location: unknown;
  campaign: string;
  utm_source: string | undefined;
  affiliateId: string | undefined;
  /** Width of the window in CSS pixels. */
  width: unknown;
}

/** Returns the figure that an action increases, with its origin; null if it increases none. */
const viewOf = (
  { widget, template, action }: Pick<VisitorEvent, 'widget' | 'template' | 'action'>,
  { location, campaign, utm_source, affiliateId, width }: Visit,
): VisitorEvent['view'] => {
  const figure = figuresByAction[widget]?.[action];
  if (!figure) return null;
  const page = typeof location === 'string' ? plain(cut(location, maximumFieldLength)) : '';
  const device = deviceOf(Number(width));
  const [source, affiliate] = [utm_source ?? '', affiliateId ?? ''];
  return { figure, origin: { widget, template, page, campaign, source, affiliate, code: '', device } };
};

/**
 * Converts the fields of the call to an event. Cookies, ids of advertisements and the body of a result are dropped, because
 * they differ for every visitor or may be personal.
 */
export const readEvent = (sent: SentAction, { siteId, at }: { siteId: number; at: number }): VisitorEvent => {
  const { template = '', ...config } = partOf(sent.configData);
  const { action = '', ...details } = partOf(sent.actionData);
  const { code } = partOf(sent.result);
  const { storage, location } = partOf(sent.environmentData);
  const visit = partOf(storage);
  const campaign = shortName(visit.utm_campaign);
  const nameIn = (field: string) => shortName(visit[field]) || undefined;
  const [utm_source, utm_medium] = [nameIn('utm_source'), nameIn('utm_medium')];
  const [affiliateId, promoId] = [nameIn('affiliateId'), nameIn('promoId')];
  const label = shortName(sent.label);
  const category = shortName(sent.category);
  const device = partOf(sent.deviceData);
  const names = {
    widget: oneOf(knownNames.widgets, label),
    template: oneOf(knownNames.templates, shortName(template)),
    action: oneOf(knownNames.actions, shortName(action)),
  };
  return {
    at,
    siteId,
    campaign,
    visitorId: shortName(sent.visitorId),
    ...names,
    view: viewOf(names, { location, campaign, utm_source, affiliateId, width: device.width }),
    actionText: factsText({
      category,
      label,
      ...config,
      ...(template ? { template } : {}),
      action,
      ...details,
      code,
    }),
    pageText: factsText({
      location,
      utm_source,
      utm_medium,
      affiliateId,
      promoId,
      ...(campaign && { utm_campaign: campaign }),
    }),
    deviceText: factsText(device),
  };
};
