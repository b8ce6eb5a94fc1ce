import ExpandMore from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Alert,
  type AlertColor,
  Box,
  Card,
  CardContent,
  Typography,
} from '@mui/material';
import type { ReactNode } from 'react';

/** A frame that shows HTML and runs no scripts. */
export const HtmlFrame = ({ title, html, height }: { title: string; html: string; height: number }) => (
  <Box
    component="iframe"
    title={title}
    sandbox=""
    srcDoc={html}
    sx={{ width: '100%', height, border: 1, borderColor: 'divider', bgcolor: '#fff' }}
  />
);

/** A card with a heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card component="section">
    <CardContent>
      <Typography variant="h6" component="h2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {children}
    </CardContent>
  </Card>
);

/** A part of a card that is closed at first. Its children are there only while it is open. */
export const Fold = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Accordion disableGutters elevation={0} slotProps={{ transition: { unmountOnExit: true } }}>
    <AccordionSummary expandIcon={<ExpandMore />} sx={{ px: 0, '&:hover': { bgcolor: 'action.hover' } }}>
      {title}
    </AccordionSummary>
    <AccordionDetails>{children}</AccordionDetails>
  </Accordion>
);

/** Sentences of the server about the displayed data, each in a box of its own. */
export const Sentences = ({ sentences, severity }: { sentences: string[]; severity: AlertColor }) =>
  sentences.map((sentence) => (
    <Alert key={sentence} severity={severity}>
      {sentence}
    </Alert>
  ));

type Fact = readonly [label: string, value: ReactNode];

/** A list of labels with their values. Facts without a value are left out. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <Box
    component="dl"
    sx={{ display: 'grid', gridTemplateColumns: 'minmax(8rem, 1fr) 2fr', columnGap: 2, rowGap: 0.5, m: 0 }}
  >
    {facts
      .filter(([, value]) => value)
      .map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Typography component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
  </Box>
);

/** Text as it was typed, with its line breaks. */
export const TypedText = ({ text }: { text: string }) => (
  <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
);

interface EntryProps {
  /** Author or subject of the entry, and its time. */
  head: string;
  children: ReactNode;
}

/** An entry of a conversation or of a log. */
export const Entry = ({ head, children }: EntryProps) => (
  <Box component="li" sx={{ mb: 1.5 }}>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {head}
    </Typography>
    {children}
  </Box>
);

export const EntryList = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Box>
);
