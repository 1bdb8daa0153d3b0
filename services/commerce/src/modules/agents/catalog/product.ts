import { availabilityOf, chooseOptions, readSku } from '../../designs/index.ts';
import type { Message } from '../model/message.ts';
import type { Answer } from '../operation.ts';
import { texts } from '../texts.ts';
import { presentmentOf } from '../model/presentment.ts';
import type { ProductAsked } from './asked.ts';
import { axesOf, axisNamed, idOn, labelOf, nameOf, AXES, select, withValue } from './option-axes.ts';
import { piecesNamed, productWith, type Shown } from './wire-product.ts';

/**
 * One design in the options that are asked for, and of each further option whether it is made and can be had beside
 * them (rules 76, 78 to 81). The options of a variant's id win over `selected`.
 */
export function product(
  where: Pick<Shown, 'snapshot' | 'shopOrigin'>,
  asked: ProductAsked,
  acceptLanguage: string,
): Answer {
  const shown: Shown = { ...where, ...presentmentOf(asked.context, acceptLanguage) };
  const { locale } = shown;
  const t = texts(locale);
  const named = piecesNamed(shown.snapshot, asked.id, readSku);
  if (named === undefined)
    return {
      status: 'error',
      body: {
        messages: [
          {
            type: 'error',
            code: 'not_found',
            severity: 'unrecoverable',
            content: t('message.product-not-found'),
          },
        ] satisfies Message[],
      },
    };
  const { design } = named;
  const { options, unknown, isRelaxed } = named.isExact
    ? { options: named.options, unknown: [], isRelaxed: false }
    : select(design, named.options, asked.selected ?? [], asked.preferences ?? []);
  const messages: Message[] = [
    ...unknown.map(({ name, label }, at) => ({
      type: 'warning' as const,
      code: 'option_unknown',
      path: `$.selected[${String(asked.selected?.findIndex((one) => one.name === name && one.label === label) ?? at)}]`,
      content: t('message.option-unknown', { name: nameIn(name, locale), label }),
    })),
    ...(isRelaxed
      ? [{ type: 'warning' as const, code: 'selection_relaxed', content: t('message.option-relaxed') }]
      : []),
  ];
  return {
    body: {
      product: {
        ...productWith(shown, design, options),
        selected: AXES.filter((axis) => idOn(axis, options) !== '').map((axis) => ({
          name: nameOf(axis, locale),
          id: idOn(axis, options),
          label: labelOf(design, axis, idOn(axis, options), locale),
        })),
        options: axesOf(design, locale).map(({ axis, name, values }) => ({
          name,
          values: values.map((value) => {
            const chosen = chooseOptions(design, withValue(options, axis, value.id));
            return {
              ...value,
              exists: chosen !== undefined,
              available: chosen !== undefined && availabilityOf(design, chosen).available,
            };
          }),
        })),
      },
      ...(messages.length > 0 && { messages }),
    },
  };
}

const nameIn = (name: string, locale: Shown['locale']): string => {
  const axis = axisNamed(name);
  return axis === undefined ? name : nameOf(axis, locale);
};
