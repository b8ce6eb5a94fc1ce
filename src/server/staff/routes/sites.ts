import { Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import { oneOf } from '../../../api/resources/schemas.ts';
import { findLanguage, languageCodes } from '../../../languages/languages.ts';
import { logoLimits } from '../../../order/brand.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import { requireFound } from '../../http/parameters.ts';
import { ownerAccess } from '../../http/staff-access.ts';
import { letterKinds, letterRowOf } from '../../letters/letter-rows.ts';
import { previewLetter } from '../../letters/preview-letter.ts';
import { logoName } from '../../sites/brand.ts';
import { signPreview } from '../../sites/preview-key.ts';
import { storeLogo } from '../../sites/store/logos.ts';
import { readChanges, readStaffSite, saveConfig } from '../catalogue/save-config.ts';
import { listStaffRules, readRuleHtml, removeRulePage, saveRule } from '../catalogue/save-rule.ts';
import { listTexts, saveText } from '../catalogue/save-text.ts';
import { short } from '../field-types.ts';
import { officeRefusal } from '../office-sentences.ts';

const html = Type.String({ maxLength: 500_000 });
const language = oneOf(languageCodes);
const position = Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 }));
const Unsaved = Type.Object({ values: Type.Record(Type.String(), Type.Unknown()) });
const LogoBody = Type.Object({ png: Type.String({ maxLength: 2 * logoLimits.bytes }) });
const RuleBody = Type.Object({ language, title: short, html, version: short, position });
const TextBody = Type.Object({ forms: Type.Record(Type.String(), Type.String({ maxLength: 5000 })) });
const ConfigBody = Type.Object({ version: short, ...Unsaved.properties });

/** Maximum number of characters of a preview's key. Proxies refuse addresses of 8 kB. */
const longestKey = 7000;

/** Registers the preview of settings and the logos of sites. */
const registerLook = (deps: CallDeps) => {
  const { router, db, now } = deps;
  router.staff(calls.previewSite, { ...ownerAccess, body: Unsaved }, async ({ site, body }) => {
    const key = signPreview(deps, site, await readChanges(db, site, body.values));
    if (key.length > longestKey) throw officeRefusal('values', 'previewTooLong');
    return { key };
  });
  router.staff(calls.storeLogo, { ...ownerAccess, body: LogoBody }, async ({ site, body }) => {
    const png = Buffer.from(body.png, 'base64');
    const logo = await logoName(png);
    if (!logo) throw officeRefusal('png', 'logoForm');
    const row = { site_id: site.id, name: logo, png: png.toString('base64'), created_at: now() };
    await storeLogo(db, row, site.brand.logo);
    return { logo };
  });
};

const registerRules = ({ router, db }: CallDeps) => {
  router.staff(calls.staffRules, ownerAccess, async ({ site }) => listStaffRules(db, site));
  router.staff(calls.cleanRule, { ...ownerAccess, body: Type.Object({ html }) }, async ({ site, body }) =>
    readRuleHtml(body.html, site),
  );
  router.staff(calls.saveRule, { ...ownerAccess, body: RuleBody }, async ({ site, params, body, actor }) => {
    const clean = await readRuleHtml(body.html, site);
    const rule = { ...body, slug: params.slug, title: body.title.trim(), html: clean.html };
    if (!rule.title && rule.html) throw new Refusal('invalid', { title: 'valueRequired' });
    return { ...clean, ...(await saveRule(db, { site, actor }, rule)) };
  });
  router.staff(
    calls.removeRule,
    { ...ownerAccess, body: Type.Object({ version: short }) },
    async ({ site, params, body, actor }) => {
      const removed = { slug: params.slug, version: body.version };
      await removeRulePage(db, { site, actor }, removed);
    },
  );
};

/** Registers the settings, rule pages and texts of the sites, which owners change. */
export const registerStaffSites = (deps: CallDeps): void => {
  const { router, db, letterSender, now } = deps;
  registerLook(deps);
  registerRules(deps);
  router.staff(calls.staffSite, ownerAccess, async ({ site }) => readStaffSite(db, site));
  router.staff(calls.saveSite, { ...ownerAccess, body: ConfigBody }, async ({ site, body, actor }) => {
    await saveConfig(db, { site, actor }, body);
    return readStaffSite(db, site);
  });

  const requireLanguage = ({ language }: { language: string }) => requireFound(findLanguage(language));
  router.staff(calls.staffTexts, ownerAccess, async ({ site, params }) =>
    listTexts(db, site, requireLanguage(params)),
  );
  router.staff(calls.saveText, { ...ownerAccess, body: TextBody }, async ({ site, params, body, actor }) => {
    const wanted = { language: requireLanguage(params), id: params.id, forms: body.forms };
    return saveText(db, { site, actor }, wanted);
  });

  router.staff(calls.staffLetters, ownerAccess, async ({ site, params }) => {
    const language = requireLanguage(params);
    return letterKinds.map((kind) => {
      const { subject, html } = previewLetter(site, { kind, language, now: now() });
      return { kind, recipient: letterRowOf(kind).recipient, subject, html };
    });
  });
  router.staff(
    calls.sendTestLetter,
    { ...ownerAccess, routeClass: 'running' },
    async ({ site, params, staff }) => {
      const kind = requireFound(letterKinds.find((known) => known === params.kind));
      const letter = previewLetter(site, { kind, language: requireLanguage(params), now: now() });
      await letterSender.sendNow({ ...letter, to: staff.email }).catch(() => {
        throw new Refusal('letterNotSent');
      });
    },
  );
};
