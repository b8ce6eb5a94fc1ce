// Limits of an order's files: their size in bytes and their extensions.
export const maximumFileBytes = 20_971_520;
export const allowedFileExtensions: readonly string[] = (
  'doc docx odt dot ott fodt xls xlsx ods ots xml csv xlt fods ppt pptx ppa pps pwz jpg jpeg ' +
  'jpe png gif zip gzip gz rtf rtx htm html pdf'
).split(' ');
/** Value for the `accept` attribute of a file input. */
export const acceptedFiles = allowedFileExtensions.map((extension) => `.${extension}`).join();
