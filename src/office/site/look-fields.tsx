import { Button, Stack, Typography } from '@mui/material';
import { SelectInput, TextInput, useInput, useRecordContext } from 'react-admin';
import * as calls from '../../api/calls.ts';
import { colourPattern, fontNames, fonts, logoLimits } from '../../order/brand.ts';
import { ask } from '../ask.ts';
import { FileButton } from '../buttons.tsx';
import { settingField } from '../log/act-fields.ts';
import { useAction } from '../use-call.ts';

const unreadable =
  'The browser cannot show this file as a picture. Choose a PNG, JPEG, WebP or SVG; an SVG needs a width and a height';

/**
 * Draws the picture of a file as a PNG within the limits, and returns it in base64. Every picture that the browser shows can thus be
 * a logo, also in mail programs, and an SVG loses its scripts.
 */
const toPng = async (file: File): Promise<string> => {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    // An SVG is sharp in any size; a photograph is not enlarged.
    const largest = file.type === 'image/svg+xml' ? Number.POSITIVE_INFINITY : 1;
    const scale = Math.min(logoLimits.width / width, logoLimits.height / height, largest);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/png').replace(/^.*,/, '');
  } catch {
    throw new Error(unreadable);
  } finally {
    URL.revokeObjectURL(image.src);
  }
};

/** Field for the logo, which is stored at once and shown to visitors once the settings are saved. */
const LogoInput = () => {
  const { field } = useInput<{ id: string }>({ source: 'brand.logo' });
  const site = useRecordContext<{ host: string }>();
  const { run } = useAction({ autoHideDuration: 10_000 });
  if (!site) return null;
  const storeLogo = (file: File) =>
    run(
      async () => {
        const payload = { png: await toPng(file) };
        return ask(calls.storeLogo, { params: { siteHost: site.host }, payload });
      },
      ({ logo }) => field.onChange(logo),
    );
  return (
    <Stack sx={{ gap: 1, mb: 2, alignItems: 'start' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Logo: a PNG, JPEG, WebP or SVG for a light page. Without one, the name of the site stands in its
        place.
      </Typography>
      {field.value && (
        <img
          src={`${location.protocol}//${site.host}/brand/${field.value}`}
          alt="Logo"
          style={{ maxWidth: 240, maxHeight: 40, padding: 4, background: '#fff', borderRadius: 6 }}
        />
      )}
      <Stack direction="row" sx={{ gap: 1 }}>
        <FileButton
          label="Choose a file"
          variant="outlined"
          accept="image/*"
          name="File of the logo"
          take={storeLogo}
        />
        {field.value && <Button onClick={() => field.onChange(null)}>Remove the logo</Button>}
      </Stack>
    </Stack>
  );
};

const isColour = (text: unknown): text is string => typeof text === 'string' && colourPattern.test(text);

/** Field for the colour, to type or to choose. */
const AccentInput = () => {
  const { field } = useInput({ source: 'brand.accent' });
  return (
    <TextInput
      {...settingField('brand.accent')}
      validate={(typed) => (!typed || isColour(typed) ? undefined : 'Type # and six digits, such as #1f3f77')}
      helperText="Of buttons and links, such as #1f3f77. Text on it is black or white, and links are darker or lighter than it where they could not be read"
      slotProps={{
        input: {
          endAdornment: (
            <input
              type="color"
              aria-label="Choose the colour"
              value={isColour(field.value) ? field.value : '#1f3f77'}
              onChange={({ target }) => field.onChange(target.value)}
            />
          ),
        },
      }}
    />
  );
};

const fontChoices = fontNames.map((id) => ({ id, name: fonts[id].name }));

export const LookFields = () => (
  <>
    <LogoInput />
    <AccentInput />
    <SelectInput
      {...settingField('brand.font')}
      choices={fontChoices}
      emptyText="The usual one"
      helperText="Fonts that visitors have, so that no page loads one"
    />
  </>
);
