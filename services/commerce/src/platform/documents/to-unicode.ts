const hex = (number: number): string => number.toString(16).padStart(4, '0');
/** As a CMap writes a text: UTF-16 in hexadecimal. */
const written = (text: string): string =>
  `<${Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join('')}>`;

/** Lines that one section of a CMap may have (Adobe Technical Note 5014). */
const MOST_IN_SECTION = 100;

/** What each number of a font stands for: what readers search, copy and read aloud (ISO 32000-1, 9.10.3). */
export function toUnicode(texts: ReadonlyMap<number, string>): string {
  const lines = Array.from(texts, ([number, text]) => `<${hex(number)}> ${written(text)}`);
  const sections = Array.from({ length: Math.ceil(lines.length / MOST_IN_SECTION) }, (_, index) => {
    const own = lines.slice(index * MOST_IN_SECTION, (index + 1) * MOST_IN_SECTION);
    return `${own.length} beginbfchar\n${own.join('\n')}\nendbfchar`;
  });
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${sections.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
