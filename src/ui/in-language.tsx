import type { ReactNode } from 'react';
import type { Translator } from '../languages/translator.ts';
import { TranslatorContext } from './use-translator.ts';

/**
 * Provides the components of a widget or page with their translator. The build for English removes `t`, so the content
 * is returned unchanged.
 */
export const inLanguage = (content: ReactNode, t: Translator): ReactNode =>
  t ? <TranslatorContext value={t}>{content}</TranslatorContext> : content;
