import { createContext, type ReactNode, useContext } from 'react';
import { english, type Translator } from '../languages/translator.ts';

const TranslatorContext = /* @__PURE__ */ createContext<Translator>(english);

/** Provides the components of a widget or page with their translator. */
export const inLanguage = (content: ReactNode, t: Translator): ReactNode => (
  <TranslatorContext value={t}>{content}</TranslatorContext>
);

/** Returns the translator of the widget or page. Components name it `t`. */
export const useTranslator = (): Translator => useContext(TranslatorContext);
