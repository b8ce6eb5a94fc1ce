import { Box, Link } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Section } from '../facts.tsx';

/**
 * The landing page of the site as visitors have it, loaded again after each save. Only the office of the same site may frame it.
 * The frame runs no scripts, so that a preview is not counted as a visit.
 */
export const SitePreview = () => {
  const site = useRecordContext<{ id: string; host: string; version: string }>();
  if (!site) return null;
  const address = `${location.protocol}//${site.host}/`;
  return (
    <Box sx={{ width: { xs: '100%', lg: 480 }, ml: { lg: 2 }, mt: { xs: 2, lg: 0 }, flexShrink: 0 }}>
      <Section title="As visitors see it">
        {location.host === `office.${site.host}` && (
          <Box
            component="iframe"
            key={site.version}
            src={address}
            title="Landing page"
            sandbox=""
            sx={{ width: '100%', height: 640, border: 0, mb: 1 }}
          />
        )}
        <Link href={address} target="_blank">
          Open the page
        </Link>
      </Section>
    </Box>
  );
};
