import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import * as calls from '../../api/calls.ts';
import { useLanguages } from '../auth-provider.ts';
import { HtmlFrame, Section } from '../facts.tsx';
import { Choice } from '../form-parts.tsx';
import { useAction, useCall } from '../use-call.ts';
import { SitePage } from './site-page.tsx';

/** Returns a letter without its style element, which is for mail programs with a dark scheme and which the policy forbids. */
const withoutStyle = (html: string) => html.replace(/<style>[^<]*<\/style>/, '');

const recipients = {
  customer: 'to the customer',
  provider: 'to you',
  staff: 'to persons of the office',
  writer: 'to writers',
};

const SiteLetters = ({ host }: { host: string }) => {
  const { send } = useAction();
  const [language, setLanguage] = useState('en');
  const [chosen, setChosen] = useState('');
  const languages = useLanguages();
  const params = { siteHost: host, language };
  const letters = useCall(calls.staffLetters, { params });
  const letter = letters?.find(({ kind }) => kind === chosen) ?? letters?.[0];
  if (!letters || !letter) return null;
  const request = { params: { ...params, kind: letter.kind } };
  const sendTest = () => send(calls.sendTestLetter, request, () => 'The letter is sent to you');
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Choice label="Language" value={language} choices={languages} onChange={setLanguage} />
        <Choice
          label="Letter"
          value={letter.kind}
          choices={letters.map(({ kind, subject, recipient }) => ({
            id: kind,
            name: `${subject} (${recipients[recipient]})`,
          }))}
          onChange={setChosen}
        />
        <Button variant="outlined" onClick={sendTest}>
          Send it to me
        </Button>
      </Stack>
      <Section title={letter.subject}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          The order and its customer are invented. The words are changed under Texts.
        </Typography>
        <HtmlFrame title="Letter" html={withoutStyle(letter.html)} height={640} />
      </Section>
    </>
  );
};

export const Letters = () => <SitePage title="Letters" part={SiteLetters} />;
