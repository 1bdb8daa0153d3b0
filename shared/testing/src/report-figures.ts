/** One line about what a proof did, with its figures; proofs run for minutes and people read along. */
export function reportFigures(proof: string, figures: Readonly<Record<string, number | string>>): void {
  process.stdout.write(
    `${proof}: ${Object.entries(figures)
      .map(([name, value]) => `${String(value)} ${name}`)
      .join(', ')}\n`,
  );
}
