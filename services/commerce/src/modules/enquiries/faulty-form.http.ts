import type { Locale } from '@suvarna/contracts/locale';
import { escapeHtml as escaped } from '../../platform/html.ts';
import { texts } from './texts.ts';

/**
 * What a browser without scripts shows when its form is refused: what is wrong, and that nothing is lost,
 * since going back shows the form as it was left. Nothing of what was sent stands in it.
 */
export function faultyForm(locale: Locale, faults: readonly string[]): string {
  const t = texts(locale);
  const title = escaped(t('form.faulty.title'));
  const lines = faults.map((fault) => `<li>${escaped(fault)}</li>`).join('');
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><ul>${lines}</ul><p>${escaped(t('form.faulty.back'))}</p></main></body></html>`;
}
