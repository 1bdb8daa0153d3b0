/** Whether the document at an address has a text in it now. */
export const documentSays =
  (url: string, text: string, headers: Readonly<Record<string, string>> = {}) =>
  async (): Promise<boolean> =>
    (await (await fetch(url, { headers })).text()).includes(text);
