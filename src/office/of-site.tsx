import { Stack } from '@mui/material';
import { type ComponentType, useState } from 'react';
import { Title } from 'react-admin';
import { useSites } from './auth-provider.ts';
import { Choice } from './choice.tsx';

interface OfSiteProps {
  title: string;
  /** What the page shows of a site. It begins anew with another site. */
  part: ComponentType<{ host: string }>;
}

/** Page about one site, with a choice of the site if there are several. */
export const OfSite = ({ title, part: Part }: OfSiteProps) => {
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
