import * as calls from '../../api/calls.ts';
import type { Identity } from '../../api/resources.ts';
import { Field } from '../../ui/fields/frame/field.tsx';
import { useFieldControl } from '../../ui/fields/frame/field-context.ts';
import { useTranslator } from '../../ui/use-translator.ts';
import { useCabinet } from '../context/cabinet-context.ts';
import { FormView, useField, useForm } from './form-view.tsx';

function LanguageSelect({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const { language } = useCabinet();
  return (
    <select
      {...useFieldControl()}
      className="box"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {language.offered.map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
}

function LanguageField() {
  const t = useTranslator();
  const { value, error, idPrefix, edit } = useField('locale');
  return (
    <Field name="locale" label={t('Language')} error={error} idPrefix={idPrefix}>
      <LanguageSelect value={String(value)} onChange={edit} />
    </Field>
  );
}

/** Renders the choice of the language for pages and letters. After the choice, the page is loaded in that language. */
export function LanguageForm({ identity }: { identity: Identity }) {
  const t = useTranslator();
  const { client, language } = useCabinet();
  const form = useForm({
    initial: { locale: identity.locale ?? t.language },
    send: (payload) => client.send(calls.changeAdditionalInfo, { payload }),
    onDone: ({ locale = 'en' }) => language.choose(locale),
  });
  return (
    <FormView form={form} name="language" submit={t('Save')}>
      <LanguageField />
    </FormView>
  );
}
