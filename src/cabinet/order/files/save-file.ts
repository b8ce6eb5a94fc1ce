/** Hands bytes to the browser's own download. */
export const saveFile = (bytes: Blob, name: string) => {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own hold on the bytes once the click is through.
  setTimeout(() => URL.revokeObjectURL(address));
};
