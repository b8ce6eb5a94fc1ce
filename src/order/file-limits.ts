// Apart from the ids, because no first price waits for them.
export const maximumFileBytes = 20_971_520;
export const allowedFileExtensions = [
  ...['doc', 'docx', 'odt', 'dot', 'ott', 'fodt', 'xls', 'xlsx', 'ods', 'ots', 'xml', 'csv', 'xlt', 'fods'],
  ...['ppt', 'pptx', 'ppa', 'pps', 'pwz', 'jpg', 'jpeg', 'jpe', 'png', 'gif', 'zip', 'gzip', 'gz'],
  ...['rtf', 'rtx', 'htm', 'html', 'pdf'],
];
/** The same for a file input's `accept`. */
export const acceptedFiles = allowedFileExtensions.map((extension) => `.${extension}`).join();
