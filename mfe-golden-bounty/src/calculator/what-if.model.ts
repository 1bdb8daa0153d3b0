/** How a month is paid. `late`: within its grace; `missed`: after it. */
export const WAYS = ['on_time', 'late', 'missed'] as const;
export type Way = (typeof WAYS)[number];

/** Instalments that are not paid on time; the first is, since the plan begins with it. */
export type WhatIf = Readonly<Record<number, Exclude<Way, 'on_time'>>>;

/** What an address says, `?how=late.2&how=missed.4`, as the form writes it without a script, too. */
export function readWhatIf(query: URLSearchParams, instalments: number): WhatIf {
  const said = query.getAll('how').flatMap((text) => {
    const [, way, digits] = /^(late|missed)\.(\d{1,2})$/.exec(text) ?? [];
    const number = Number(digits);
    return way !== undefined && number > 1 && number <= instalments ? [[number, way] as const] : [];
  });
  return Object.fromEntries(said) as WhatIf;
}

export const wayOf = (whatIf: WhatIf, instalment: number): Way => whatIf[instalment] ?? 'on_time';

/** The value a form sends for a month; none for one that is paid on time. */
export const writeWay = (way: Way, instalment: number): string =>
  way === 'on_time' ? '' : `${way}.${instalment}`;

export function withWay(whatIf: WhatIf, instalment: number, way: Way): WhatIf {
  const { [instalment]: _before, ...others } = whatIf;
  return way === 'on_time' ? others : { ...others, [instalment]: way };
}

const numbersOf = (whatIf: WhatIf, way: Way): string | undefined =>
  Object.entries(whatIf)
    .filter(([, each]) => each === way)
    .map(([number]) => number)
    .join(',') || undefined;

/** As the server is asked. @param paise of one instalment */
export const questionOf = (paise: number, whatIf: WhatIf) => ({
  amount: paise / 100,
  late: numbersOf(whatIf, 'late'),
  missed: numbersOf(whatIf, 'missed'),
});
