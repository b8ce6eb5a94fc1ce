import { defaultChoices, type PolicyChoices, policyNotes, policyOf, policyText } from './policy/policy-of.ts';

/** Returns the origin of a typed host; null if the text is no host. */
const originOf = (text: string) => {
  const address = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  // Some supported browsers have no `URL.canParse`.
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
};

/** Reads the choices. In place of a text that is no host, it reads the host that the server has written into the field. */
const readChoices = (form: HTMLFormElement): PolicyChoices => {
  const choices: Record<string, string | boolean> = {};
  for (const input of form.querySelectorAll('input')) {
    const isCheckbox = input.type === 'checkbox';
    const host = isCheckbox ? null : originOf(input.value.trim());
    input.setAttribute('aria-invalid', String(!isCheckbox && !host));
    choices[input.name] = isCheckbox ? input.checked : (host ?? input.defaultValue);
  }
  return { ...defaultChoices, ...choices };
};

/** Shows the policy and updates it after each change of the form. */
const startBuilder = (form: HTMLFormElement) => {
  const policy = document.getElementById('policy');
  const notes = document.getElementById('policy-notes');
  const update = () => {
    const choices = readChoices(form);
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
