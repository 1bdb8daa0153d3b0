/** A picture as an address of its own (`data:image/jpeg;base64,…`), which an `<img>` shows and no code has to let go of. */
export const dataAddressOf = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () =>
      reject(new Error('A picture could not be read', { cause: reader.error })),
    );
    reader.readAsDataURL(picture);
  });

/** What of it is sent. */
export const base64Of = (address: string): string => address.slice(address.indexOf(',') + 1);
