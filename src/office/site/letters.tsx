import { Box, Button, Stack, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { useNotify } from 'react-admin';
import * as calls from '../../api/calls.ts';
import { ask, messageOf } from '../ask.ts';
import { Choice } from '../choice.tsx';
import { Section } from '../facts.tsx';
import { OfSite } from '../of-site.tsx';
import { useAnswer } from '../use-answer.ts';

/** Returns a letter without its style element, which is for mail programs with a dark scheme and which the policy forbids. */
const withoutStyle = (html: string) => html.replace(/<style>[^<]*<\/style>/, '');

const recipients = {
  customer: 'to the customer',
  provider: 'to you',
  staff: 'to persons of the office',
  writer: 'to writers',
};

const SiteLetters = ({ host }: { host: string }) => {
  const notify = useNotify();
  const [language, setLanguage] = useState('en');
  const [chosen, setChosen] = useState('');
  const site = useAnswer(useCallback(() => ask(calls.staffSite, { params: { siteHost: host } }), [host]));
  const params = { siteHost: host, language };
  const letters = useAnswer(
    useCallback(() => ask(calls.staffLetters, { params: { siteHost: host, language } }), [host, language]),
  );
  const letter = letters?.find(({ kind }) => kind === chosen) ?? letters?.[0];
  if (!site || !letters || !letter) return null;
  const send = () =>
    ask(calls.sendTestLetter, { params: { ...params, kind: letter.kind } })
      .then(() => notify('The letter is sent to you', { type: 'success' }))
      .catch((error: unknown) => notify(messageOf(error), { type: 'error' }));
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Choice label="Language" value={language} choices={site.languages} onChange={setLanguage} />
        <Choice
          label="Letter"
          value={letter.kind}
          choices={letters.map(({ kind, subject, recipient }) => ({
            id: kind,
            name: `${subject} (${recipients[recipient]})`,
          }))}
          onChange={setChosen}
        />
        <Button variant="outlined" onClick={send}>
          Send it to me
        </Button>
      </Stack>
      <Section title={letter.subject}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          The order and its customer are invented. Its words are changed under Texts.
        </Typography>
        <Box
          component="iframe"
          title="Letter"
          sandbox=""
          srcDoc={withoutStyle(letter.html)}
          sx={{ width: '100%', height: 640, border: 1, borderColor: 'divider', bgcolor: '#fff' }}
        />
      </Section>
    </>
  );
};

/** The letters of a site, as customers and persons of the office get them. */
export const Letters = () => (
  <OfSite title="Letters">{(host) => <SiteLetters key={host} host={host} />}</OfSite>
);
