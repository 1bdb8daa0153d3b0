/** Whether the document at an address has a text in it now. */
export const documentSays = (url: string, text: string) => async (): Promise<boolean> =>
  (await (await fetch(url)).text()).includes(text);
