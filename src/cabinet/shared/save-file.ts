/** Saves bytes as a file through a download of the browser. */
export const saveFile = (bytes: Blob, name: string) => {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revokes the address after the click, because the download then has its own reference to the bytes.
  setTimeout(() => URL.revokeObjectURL(address));
};
