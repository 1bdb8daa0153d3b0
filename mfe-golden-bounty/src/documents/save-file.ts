/** Hands a file to the browser's downloads, under a name of ours. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  // Outside the document: whoever listens for links would take a click in it for a visit.
  link.dispatchEvent(new MouseEvent('click', { cancelable: true }));
  // The download holds the file itself once it began.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
