import { useEffect, useState } from 'react';
import type { Translator } from '../../languages/translator.ts';
import { type CalculatorMessage, calculatorRows } from '../../validation/messages/downloads.ts';
import type { fieldText } from '../../validation/messages/fields.ts';

interface Catalogue {
  fieldText: typeof fieldText;
}

/** Returns the text of an error. Loads the catalogue with the first error, because most visitors see none. */
export const useMessage = (error: CalculatorMessage | undefined, t: Translator): string => {
  const [catalogue, setCatalogue] = useState<Catalogue>();
  const isWanted = !!error;
  useEffect(() => {
    if (isWanted)
      import('../../validation/messages/fields.ts').then(setCatalogue, () =>
        setCatalogue({ fieldText: () => t(calculatorRows.noPrice) }),
      );
  }, [isWanted, t]);
  if (error === 'noPrice') return t(calculatorRows.noPrice);
  return (error && catalogue?.fieldText(error, t)) ?? '';
};
