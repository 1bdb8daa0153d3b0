/** Value of a cookie out of `document.cookie` or a `Cookie` header; `null` when absent or broken. */
export function readCookie(cookies: string, name: string): string | null {
  for (const part of cookies.split(';')) {
    const [key, ...value] = part.split('=');
    if (key?.trim() === name) return decode(value.join('=').trim());
  }
  return null;
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    // A broken escape was not written by the store.
    return null;
  }
}
