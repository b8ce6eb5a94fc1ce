import { Box, Card, CardActionArea, CardContent, Typography } from '@mui/material';

/** A figure, or words if there is none, with its name and the address to which its card leads. */
interface NamedNumber {
  label: string;
  value: string;
  href?: string | false;
}

const NumberCard = ({ label, value, href }: NamedNumber) => {
  const content = (
    <CardContent>
      <Typography sx={{ color: 'text.secondary' }}>{label}</Typography>
      <Typography sx={/\d/.test(value) ? { fontSize: 24, fontWeight: 600 } : {}}>{value}</Typography>
    </CardContent>
  );
  return <Card>{href ? <CardActionArea href={href}>{content}</CardActionArea> : content}</Card>;
};

/** Numbers with their names, each on a card that may lead to the counted records. */
export const NumberCards = ({ numbers }: { numbers: readonly NamedNumber[] }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fit, minmax(10rem, 1fr))' },
    }}
  >
    {numbers.map((number) => (
      <NumberCard key={number.label} {...number} />
    ))}
  </Box>
);
