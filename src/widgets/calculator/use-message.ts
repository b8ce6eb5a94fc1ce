import { useEffect, useState } from 'react';
import { type CalculatorMessage, calculatorRows } from '../../validation/messages/downloads.ts';
import type { fieldText } from '../../validation/messages/fields.ts';

interface Catalogue {
  fieldText: typeof fieldText;
}

/** Returns the text of an error. Loads the catalogue with the first error, because most visitors see none. */
export const useMessage = (error: CalculatorMessage | undefined): string => {
  const [catalogue, setCatalogue] = useState<Catalogue>();
  const isWanted = !!error;
  useEffect(() => {
    if (isWanted)
      import('../../validation/messages/fields.ts').then(setCatalogue, () =>
        setCatalogue({ fieldText: () => calculatorRows.noPrice }),
      );
  }, [isWanted]);
  if (error === 'noPrice') return calculatorRows.noPrice;
  return (error && catalogue?.fieldText(error)) ?? '';
};
