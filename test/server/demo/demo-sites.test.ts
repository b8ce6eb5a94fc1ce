import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { paymentSystems } from '../../../src/order/vocabulary/ids.ts';
import { demoSites } from '../../../src/server/demo/demo-sites.ts';
import { hostOf } from '../../../src/server/stores/sites/site-seed.ts';

const sites = suite('demo sites');

sites('DOM-03 the demo sites cover both price versions, each under its own host', () => {
  assert.equal(
    demoSites.map((seed) => [hostOf(seed, 'localhost:8080'), seed.config.version_price]),
    [
      ['localhost:8080', 1],
      ['v2.localhost:8080', 2],
    ],
  );
});

sites('DOM-03 the demo sites offer PayPal and cards, and one method that is not available yet', () => {
  for (const { config } of demoSites) {
    const availableMethods = config.payment.filter(({ isAvailable }) => isAvailable);
    assert.equal(
      availableMethods.map(({ systemId }) => systemId),
      [paymentSystems.payPal, paymentSystems.creditCard],
    );
    assert.ok(config.payment.length > availableMethods.length);
  }
});

sites('ORD-08 the demo sites offer five currencies with their signs and rates', () => {
  for (const { dictionaries } of demoSites)
    assert.equal(
      dictionaries.currency.map(({ id, title, sign, rate }) => [id, title, sign, rate]),
      [
        [1, 'USD', '$', 1],
        [2, 'EUR', '€', 0.9],
        [3, 'GBP', '£', 0.78],
        [4, 'AUD', 'A$', 1.46],
        [5, 'CAD', 'C$', 1.31],
      ],
    );
});

sites('ORD-02 the demo site of version 2 uses a template that shows the order form', () => {
  assert.equal(
    demoSites.map(({ config }) => config.template['order-form']),
    ['m2_d1', 'm1_d1'],
  );
});

sites('PRL-05 prices of the demo sites link to the order page with a valid 15 percent code', () => {
  for (const { config, discounts } of demoSites) {
    const code = config.redirect?.inputDiscountCode;
    const promo = discounts.find((discount) => discount.code === code);
    assert.equal([promo?.type, promo?.value, promo?.activeTo], ['percent', 15, null]);
    assert.ok(discounts.some(({ activeTo }) => activeTo !== null && activeTo < Date.now()));
  }
});

sites('RUL-02 links in the demo sites’ rules lead only to pages and anchors that exist', () => {
  const inLanguages = ['de', 'es', 'ar'].map((code) =>
    demoSites.map(({ ruleTranslations }) => ruleTranslations.filter(({ language }) => language === code)),
  );
  for (const rules of [...demoSites.map((site) => site.rules), ...inLanguages.flat()]) {
    const slugs = rules.map(({ slug }) => slug);
    assert.equal(slugs, ['terms-of-use', 'money-back-guarantee', 'privacy-policy']);
    const linked = new Set<string>();
    const ids = new Map(
      rules.map(({ slug, html }) => [slug, [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)]),
    );
    for (const { slug, html } of rules)
      for (const [, rule = slug, anchor] of html.matchAll(/href="(?:\/rules\/([\w-]+)\/)?(?:#([\w-]+))?"/g)) {
        linked.add(rule);
        assert.ok(slugs.includes(rule), `${slug} links to ${rule}`);
        if (anchor) assert.ok(ids.get(rule)?.includes(anchor), `${slug} links to ${rule}#${anchor}`);
      }
    assert.equal([...linked].sort(), slugs.sort(), 'every rule is linked to from a rule');
  }
});

sites('WRT-03 each demo site has one writer of each grade', () => {
  for (const { writers } of demoSites) {
    assert.equal(
      writers.map(({ gradeId }) => gradeId),
      [1, 2, 3],
    );
    for (const { code } of writers) assert.match(code, /^W\d{1,5}$/);
  }
});

sites.run();
