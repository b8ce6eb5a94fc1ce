import { type PolicyChoices, policyNotes, policyOf, policyText } from './policy/policy-of.ts';

/** Returns the origin of a typed host; null if the text is no host. */
const originOf = (text: string) => {
  const address = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
};

const readChoices = (form: HTMLFormElement, defaults: PolicyChoices): PolicyChoices => {
  const choices: Record<string, string | boolean> = { ...defaults };
  for (const input of form.querySelectorAll('input')) {
    const host = input.type === 'checkbox' ? null : originOf(input.value.trim());
    input.setAttribute('aria-invalid', String(input.type !== 'checkbox' && !host));
    choices[input.name] = input.type === 'checkbox' ? input.checked : (host ?? String(choices[input.name]));
  }
  return { ...defaults, ...choices };
};

/** Shows the policy and updates it after each change of the form. */
const startBuilder = (form: HTMLFormElement) => {
  const policy = document.getElementById('policy');
  const notes = document.getElementById('policy-notes');
  const defaults: PolicyChoices = JSON.parse(form.dataset.choices ?? '{}');
  const update = () => {
    const choices = readChoices(form, defaults);
    if (policy) policy.textContent = policyText(policyOf(choices), ';\n');
    notes?.replaceChildren(
      ...policyNotes(choices).map((text) =>
        Object.assign(document.createElement('li'), { textContent: text }),
      ),
    );
  };
  form.hidden = false;
  form.addEventListener('input', update);
  form.addEventListener('submit', (event) => event.preventDefault());
  update();
};

const form = document.querySelector<HTMLFormElement>('#policy-builder');
if (form) startBuilder(form);
