/** `12 (51.9 mm)` on two lines: the number people say, the measure they check. */
export function SizeLabel({ text }: { readonly text: string }) {
  const parts = /^(.+?) \((.+)\)$/.exec(text);
  if (!parts) return text;
  return <>{parts[1]}<small>{parts[2]}</small></>;
}
