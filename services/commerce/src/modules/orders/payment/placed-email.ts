import type { Money } from '@suvarna/contracts/money';
import { html, type Html } from '../../../platform/html.ts';
import { amountText } from '../../../platform/notifications/amount.ts';
import { dayText } from '../../../platform/notifications/day.ts';
import { emailPage } from '../../../platform/notifications/email-page.ts';
import type { TemplateContext } from '../../../platform/notifications/template.ts';
import type { PlacedOrder } from './placed-order.ts';

interface Placed {
  readonly orderNo: string;
  readonly total: Money;
  readonly order: PlacedOrder;
}

/** Word joiners, which are invisible: mail programs make links of addresses in what a guest typed. */
const unlinked = (text: string): string => text.replaceAll(/(?<=\S)[.:/@]+(?=\S)/gu, '$&\u2060');

/** The confirmation as a page: pieces with their pictures and days, what was paid, where it goes, and the ways to order and invoice. */
export function placedEmail({ orderNo, total, order }: Placed, context: TemplateContext): string {
  const { t, locale, page, file, help } = context;
  const { currency, isPickup, isGuest } = order;
  const price = (minor: number): string => amountText({ currency, minor }, locale);
  const line = (piece: PlacedOrder['lines'][number]): Html => {
    const options = [
      t('line.karat', { karat: piece.karat }),
      t(`colour.${piece.colour}`),
      piece.size && t('line.size', { size: piece.size }),
      piece.quantity > 1 && t('line.quantity', { count: piece.quantity }),
    ];
    const day = dayText(piece.arrives, locale);
    const title = piece.title[locale];
    return html`<tr class="rule"><td class="picture">${piece.picture === '' ? [] : html`<img src="${file(piece.picture)}" alt="${title}" width="96" height="96">`}</td><td><a href="${page(piece.path)}">${title}</a><br><span class="soft">${options.filter(Boolean).join(' · ')}</span><br><span class="soft">${t(isPickup ? 'line.ready-by' : 'line.arrives-by', { day })}</span></td><td class="price">${price(piece.minor)}</td></tr>`;
  };
  const follow = page(`/orderstats/${orderNo}/`);
  const invoice = page(isGuest ? `/checkout/success/${orderNo}/` : `/account/orders/${orderNo}/`);
  // It is not proven that a guest's mail goes to who typed this.
  const parts = isGuest ? order.address.map(unlinked) : order.address;
  const address = parts.map((part, at) => (at === 0 ? html`${part}` : html`<br>${part}`));
  const body = html`<p>${t('placed.thanks')}</p><p>${t('placed.number', { orderNo })}</p><table width="100%"><tbody>${order.lines.map(line)}<tr class="rule"><td colspan="2"><strong>${t('placed.total')}</strong></td><td class="price"><strong>${amountText(total, locale)}</strong></td></tr></tbody></table><h2>${t(isPickup ? 'placed.collect' : 'placed.address')}</h2><p>${address}</p><p><a class="go" href="${follow}">${t('placed.follow')}</a> <a href="${invoice}">${t('placed.invoice')}</a></p>`;
  return emailPage({ locale, title: t('placed.title'), body, help });
}
