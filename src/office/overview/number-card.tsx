import { Card, CardActionArea, CardContent, Typography } from '@mui/material';

interface NumberCardProps {
  label: string;
  /** A figure, or words where there is none. */
  value: string;
  /** Address to which the card leads. */
  href?: string;
}

/** A number with its name, which may lead to what it counts. */
export const NumberCard = ({ label, value, href }: NumberCardProps) => {
  const content = (
    <CardContent>
      <Typography sx={{ color: 'text.secondary' }}>{label}</Typography>
      <Typography sx={/\d/.test(value) ? { fontSize: 24, fontWeight: 600 } : {}}>{value}</Typography>
    </CardContent>
  );
  return <Card>{href ? <CardActionArea href={href}>{content}</CardActionArea> : content}</Card>;
};

/** Layout of number cards. */
export const cardGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fit, minmax(10rem, 1fr))' },
};
