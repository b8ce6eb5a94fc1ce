import type { ReactNode } from 'react';
import type { Translator } from '../languages/translator.ts';
import { TranslatorContext } from './use-translator.ts';

/** Gives the components of a widget or page their language. The build for English leaves `t` out. */
export const inLanguage = (content: ReactNode, t: Translator): ReactNode =>
  t ? <TranslatorContext value={t}>{content}</TranslatorContext> : content;
