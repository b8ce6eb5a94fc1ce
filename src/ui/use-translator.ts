import { createContext, useContext } from 'react';
import { english, type Translator } from '../languages/translator.ts';

/** The language of the components inside. */
export const TranslatorContext = /* @__PURE__ */ createContext<Translator>(english);

/** Returns the translator of the widget or page, which components call `t`. */
export const useTranslator = (): Translator => useContext(TranslatorContext);
