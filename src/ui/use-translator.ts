import { createContext, useContext } from 'react';
import { english, type Translator } from '../languages/translator.ts';

/** Provides the translator of a widget or page to its components. */
export const TranslatorContext = /* @__PURE__ */ createContext<Translator>(english);

/** Returns the translator of the widget or page. Components name it `t`. */
export const useTranslator = (): Translator => useContext(TranslatorContext);
