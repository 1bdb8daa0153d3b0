/** JSON that may stand inside `<script type="application/json">` whatever the data holds. */
export const jsonForScript = (value: unknown): string => escaped(JSON.stringify(value) ?? 'null');

/** The same for JSON in UTF-8, which is not read where it holds nothing to be written otherwise. */
export const bytesForScript = (json: Buffer): Buffer =>
  json.includes('<') ? Buffer.from(escaped(json.toString())) : json;

const escaped = (json: string): string =>
  json.replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
