import { Box } from '@mui/material';
import qrcode from 'qrcode-generator';

/** Modules around the code that stay light, as scanners need. */
const margin = 4;

/** Returns the path that draws the dark modules of a text, and the number of modules of a side. */
const drawCode = (text: string) => {
  // The smallest size that holds the text, with the middle level of error correction.
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const indices = [...Array(count).keys()];
  const path = indices
    .flatMap((row) => indices.map((column) => (code.isDark(row, column) ? `M${column} ${row}h1v1h-1z` : '')))
    .join('');
  return { path, count };
};

/** A picture that a phone scans. It is black on white in a dark scheme too, because not every scanner reads it inverted. */
export const QrCode = ({ text }: { text: string }) => {
  const { path, count } = drawCode(text);
  const side = count + 2 * margin;
  return (
    <Box
      component="svg"
      role="img"
      aria-label="QR code with the key"
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      shapeRendering="crispEdges"
      sx={{ width: 220, maxWidth: '100%', alignSelf: 'center', bgcolor: '#fff', borderRadius: 1 }}
    >
      <path d={path} fill="#000" />
    </Box>
  );
};
