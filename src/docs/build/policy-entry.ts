import { defaultChoices, policyOf, policyOptions, policyText } from '../browser/policy/policy-of.ts';
import { escapeHtml } from './html.ts';

const hosts = {
  scriptHost: 'Host of the scripts',
  apiHost: 'Host of the API',
  cabinetHost: 'Host of the cabinet',
} as const;

/** Values of the builder's fields at the start, by the names of the fields. */
const chosen: Readonly<Record<string, string | boolean>> = { ...defaultChoices };

/** Returns the policy builder as HTML. Without scripts, it shows only the policy for these values. */
export const policyBuilder = (): string => {
  const fields = Object.entries(hosts).map(
    ([name, label]) =>
      `<label>${label}<input name="${name}" value="${chosen[name]}" inputmode="url" autocapitalize="none" spellcheck="false" /></label>`,
  );
  const options = Object.entries(policyOptions).map(
    ([name, label]) =>
      `<label class="check"><input type="checkbox" name="${name}"${chosen[name] ? ' checked' : ''} />${label}</label>`,
  );
  return `<form id="policy-builder" class="builder" hidden><fieldset><legend>Hosts</legend>${fields.join('')}</fieldset><fieldset><legend>Your page</legend>${options.join('')}</fieldset></form>
<div class="code"><pre tabindex="0"><code id="policy" data-language="policy" aria-live="polite">${escapeHtml(policyText(policyOf(defaultChoices), ';\n'))}</code></pre></div>
<ul id="policy-notes"></ul>`;
};
