import { Alert, Box, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import * as calls from '../../api/calls.ts';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import { Section } from '../facts.tsx';
import { Choice, choicesOf } from '../form-parts.tsx';
import { useIsPhone } from '../theme.ts';
import { typingMs, useAnswer } from '../use-call.ts';

const ownScripts = 'allow-scripts allow-same-origin';
/** Pages of the preview. Only the cabinet's page may run scripts: without them, a preview is not counted as a visit. */
const previewPages = [
  { id: 'home', name: 'Home page', prefix: '', path: '/', sandbox: '' },
  { id: 'widgets', name: 'Widgets', prefix: '', path: '/own/preview.html', sandbox: '' },
  { id: 'cabinet', name: 'Cabinet', prefix: 'my.', path: '/login', sandbox: ownScripts },
  { id: 'letter', name: 'Letter', prefix: '', path: '/own/letter.html', sandbox: '' },
] as const;
const colourSchemes = choicesOf({ light: 'Light', dark: 'Dark' });
/** Names of screens by their widths in pixels. */
const screenChoices = choicesOf({ 360: 'Phone', 1280: 'Computer' });

/** Size of the preview in pixels, with another width on phones. A wider page is scaled down. */
const place = { phoneWidth: 264, width: 440, height: 640 };

const Frame = ({ typed, host }: { typed: string; host: string }) => {
  const values: UnknownFields = JSON.parse(typed);
  const request = { params: { siteHost: host }, payload: { values } };
  const { answer, failure } = useAnswer(calls.previewSite, request, { delayMs: typingMs });
  const isPhone = useIsPhone();
  const [chosen, setChosen] = useState<string>('home');
  const [scheme, setScheme] = useState('light');
  const [screen, setScreen] = useState('360');
  const { name, prefix, path, sandbox } = previewPages.find(({ id }) => id === chosen) ?? previewPages[0];
  const width = Number(screen);
  const scale = Math.min(1, (isPhone ? place.phoneWidth : place.width) / width);
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mb: 1 }}>
        <Choice label="Page" value={chosen} choices={previewPages} onChange={setChosen} />
        <Choice label="Colours" value={scheme} choices={colourSchemes} onChange={setScheme} />
        <Choice label="Screen" value={screen} choices={screenChoices} onChange={setScreen} />
      </Stack>
      {failure && <Alert severity="warning">Not shown yet: {failure.message}</Alert>}
      <Box sx={{ height: place.height, overflow: 'hidden' }}>
        {answer && (
          <Box
            // A frame keeps the sandbox with which it was made.
            key={chosen}
            component="iframe"
            src={`${location.protocol}//${prefix}${host}${path}?preview=${answer.key}`}
            title={name}
            sandbox={sandbox}
            sx={{
              width,
              height: place.height / scale,
              border: 0,
              colorScheme: scheme,
              transform: `scale(${scale})`,
              transformOrigin: '0 0',
            }}
          />
        )}
      </Box>
    </>
  );
};

/**
 * Shows the site as visitors would see it with the typed settings, which come as JSON. Only the office of the same site may frame
 * its pages.
 */
export const SitePreview = ({ typed }: { typed: string }) => {
  const site = useRecordContext<{ id: string; host: string }>();
  if (!site) return null;
  const office = `office.${site.host}`;
  return (
    <Box
      sx={{
        width: { xs: '100%', lg: 480 },
        ml: { lg: 2 },
        mt: { xs: 2, lg: 0 },
        flexShrink: 0,
        position: { lg: 'sticky' },
        top: 56,
        alignSelf: 'start',
      }}
    >
      <Section title="As visitors would see it">
        {location.host !== office && (
          <Typography sx={{ mb: 1 }}>
            The preview is in the office of this site:{' '}
            <Link href={`${location.protocol}//${office}/#/site`}>{office}</Link>
          </Typography>
        )}
        {typed && location.host === office && <Frame typed={typed} host={site.host} />}
        <Link href={`${location.protocol}//${site.host}/`} target="_blank">
          Open the page as it is now
        </Link>
      </Section>
    </Box>
  );
};
