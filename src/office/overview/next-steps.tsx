import { Link, Typography } from '@mui/material';
import { useStaff } from '../auth-provider.ts';
import { Section } from '../facts.tsx';

/** Replaces the figures of a site without orders by the steps to the first order. */
export const NextSteps = ({ host }: { host: string }) => {
  const isOwner = useStaff()?.role === 'owner';
  const steps = [
    { href: '#/prices', name: 'Set the prices', isShown: true },
    { href: '#/site', name: 'Name the site, its promises and its payment methods', isShown: isOwner },
    { href: '#/rules', name: 'Read the rule pages, and change them', isShown: isOwner },
    { href: '#/writers', name: 'Add your writers', isShown: true },
    { href: '#/people/create', name: 'Invite managers and writers to the office', isShown: isOwner },
    { href: `//${host}/`, name: 'Look at your pages, and place an order to try it', isShown: true },
    { href: `//${host}/docs/quick-start/`, name: 'Put the calculator on another page', isShown: true },
  ];
  return (
    <Section title="Nobody has seen or ordered anything in this period">
      <Typography>
        With the first visitor, views, orders and revenue stand here as plots and tables. Until then:
      </Typography>
      <ul>
        {steps
          .filter(({ isShown }) => isShown)
          .map(({ href, name }) => (
            <li key={href}>
              <Link href={href}>{name}</Link>
            </li>
          ))}
      </ul>
    </Section>
  );
};
