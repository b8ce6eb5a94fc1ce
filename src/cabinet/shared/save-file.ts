/** Saves bytes as a file by a download of the browser. */
export const saveFile = (bytes: Blob, name: string) => {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // After the click the download keeps its own reference to the bytes.
  setTimeout(() => URL.revokeObjectURL(address));
};
