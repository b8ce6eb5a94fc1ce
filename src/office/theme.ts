import { type Theme, useMediaQuery } from '@mui/material';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';

const shape = { borderRadius: 10 };
const typography = { fontFamily: 'system-ui, sans-serif', fontSize: 15 };
const styles = {
  MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
  MuiCssBaseline: {
    styleOverrides: {
      '@media (prefers-reduced-motion: reduce)': {
        '*': { transition: 'none !important', animation: 'none !important' },
      },
    },
  },
  MuiButton: { styleOverrides: { root: { textTransform: 'none' as const, fontWeight: 600 } } },
  RaNotFound: { styleOverrides: { root: { '& .RaNotFound-message': { opacity: 1 } } } },
  RaAccessDenied: { styleOverrides: { root: { '& .RaAccessDenied-message': { opacity: 1 } } } },
  // A wide table scrolls in its card, so that a phone never scrolls the page sideways.
  RaLayout: {
    styleOverrides: { root: { minWidth: 0, '& .RaLayout-content': { minWidth: 0, overflowX: 'clip' } } },
  },
  RaList: {
    styleOverrides: {
      root: { '& .RaList-main': { minWidth: 0 }, '& .RaList-content': { overflowX: 'auto' } },
    },
  },
};

const makeTheme = (
  base: typeof defaultLightTheme,
  palette: NonNullable<RaThemeOptions['palette']>,
): RaThemeOptions => ({ ...base, shape, typography, components: { ...base.components, ...styles }, palette });

/** The cabinet's colours as themes of react-admin. */
export const lightTheme = makeTheme(defaultLightTheme, {
  mode: 'light',
  primary: { main: '#1f3f77' },
  secondary: { main: '#1f3f77' },
  warning: { main: '#8f5200' },
  success: { main: '#1c6b30' },
  background: { default: '#faf7f0', paper: '#fffefa' },
});
export const darkTheme = makeTheme(defaultDarkTheme, {
  mode: 'dark',
  primary: { main: '#a9c4f5' },
  secondary: { main: '#a9c4f5' },
  background: { default: '#14171d', paper: '#1b1f27' },
});

/** Returns whether the window is as narrow as a phone, which has no room for a table. */
export const useIsPhone = (): boolean => useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
