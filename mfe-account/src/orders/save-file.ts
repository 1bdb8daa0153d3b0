/** Hands a file to the browser's downloads, under a name of ours. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  // A click in the document would be taken for a visit by whoever listens for links.
  link.dispatchEvent(new MouseEvent('click', { cancelable: true }));
  // The download has its own hold on the file once it began.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
