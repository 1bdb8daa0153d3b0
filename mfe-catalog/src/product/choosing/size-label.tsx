import type { RingSize } from '@suvarna/contracts/sizes';

interface SizeLabelProps {
  readonly text: string;
  readonly ring: RingSize | undefined;
}

/** `12 (51.9 mm)` on two lines: the number people say, the measure they check. Rings are many and short: the number alone, all their names beside the heading. */
export function SizeLabel({ text, ring }: SizeLabelProps) {
  if (ring !== undefined)
    return (
      <>
        {ring.name}
        {ring.note !== '' && <small>{ring.note}</small>}
      </>
    );
  const parts = /^(.+?) \((.+)\)$/.exec(text);
  if (!parts) return text;
  return (
    <>
      {parts[1]}
      <small>{parts[2]}</small>
    </>
  );
}
