// Limits of an order's files: their size in bytes, their extensions, and the words that name both to a customer.
export const maximumFileBytes = 20_971_520;
export const allowedFileExtensions: readonly string[] = (
  'doc docx odt dot ott fodt xls xlsx ods ots xml csv xlt fods ppt pptx ppa pps pwz jpg jpeg ' +
  'jpe png gif zip gzip gz rtf rtx htm html pdf'
).split(' ');
/** Value for the `accept` attribute of a file input. */
export const acceptedFiles = allowedFileExtensions.map((extension) => `.${extension}`).join();
export const fileKindsNote = 'Documents, pictures or archives of up to 20 MB each';
export const fileKindRefusal = 'Not added. Please choose a document, picture or archive';
