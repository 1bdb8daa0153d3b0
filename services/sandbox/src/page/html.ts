/** Markup that needs no escaping any more. */
export interface Html {
  readonly markup: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

type Part = string | number | Html | readonly Html[];

function markupOf(part: Part): string {
  if (typeof part === 'string') return escape(part);
  if (typeof part === 'number') return String(part);
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

/** Markup in which everything that is put in is escaped, except other `html`. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return {
    markup: texts.map((text, at) => text + (at < parts.length ? markupOf(parts[at] as Part) : '')).join(''),
  };
}
