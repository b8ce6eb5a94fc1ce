import { Stack } from '@mui/material';
import { type ComponentType, useState } from 'react';
import { Title } from 'react-admin';
import { useSites } from '../auth-provider.ts';
import { Choice } from '../form-parts.tsx';

interface SitePageProps {
  title: string;
  /** Content of the page for a site. Another site gets a new one, so that nothing typed for the first site stays. */
  part: ComponentType<{ host: string }>;
}

/** Page about one site, with a choice of the site if there are several. */
export const SitePage = ({ title, part: Part }: SitePageProps) => {
  const sites = useSites();
  const [chosen, setChosen] = useState('');
  const host = chosen || sites[0]?.id;
  if (!host) return null;
  return (
    <Stack sx={{ gap: 2, p: 2 }}>
      <Title title={title} />
      {sites.length > 1 && <Choice label="Site" value={host} choices={sites} onChange={setChosen} />}
      <Part key={host} host={host} />
    </Stack>
  );
};
