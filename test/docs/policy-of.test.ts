import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  defaultChoices,
  policyNotes,
  policyOf,
  policyText,
} from '../../src/docs/browser/policy/policy-of.ts';

const policy = suite('policy builder');

policy('DOC-01 the default policy allows only the scripts and the API, with trusted types', () => {
  assert.is(
    policyText(policyOf(defaultChoices)),
    "default-src 'none'; script-src https://papers.example; connect-src https://papers.example https://api.papers.example; style-src 'self'; img-src 'self' data:; form-action 'self' https://papers.example https://my.papers.example; base-uri 'none'; require-trusted-types-for 'script'; trusted-types octavo",
  );
  assert.equal(policyNotes(defaultChoices), []);
});

policy('DOC-01 with a nonce the policy names no host, and a note says what the page must do', () => {
  const choices = { ...defaultChoices, nonce: true };
  assert.is(policyOf(choices)['script-src'], "'nonce-RANDOM' 'strict-dynamic'");
  assert.match(policyNotes(choices).join(), 'data-nonce');
});

policy(
  'DOC-01 Facebook and a tag manager add their hosts, and a note says why trusted types are missing',
  () => {
    for (const [option, source] of [
      ['facebook', 'https://connect.facebook.net'],
      ['analytics', 'https://www.googletagmanager.com'],
    ] as const) {
      const choices = { ...defaultChoices, [option]: true };
      assert.match(policyOf(choices)['script-src'] ?? '', source);
      assert.is(policyOf(choices)['trusted-types'], undefined);
      assert.match(policyNotes(choices).join(), 'Trusted types');
    }
  },
);

policy('DOC-01 a page with prerendered widgets may load their styles and send their forms', () => {
  const { 'style-src': styles, 'form-action': forms } = policyOf({ ...defaultChoices, serverHtml: true });
  assert.equal(
    [styles, forms],
    ["'self' https://papers.example", "'self' https://papers.example https://my.papers.example"],
  );
});

policy.run();
