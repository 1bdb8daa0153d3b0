import type { GiftCardDesign } from '@suvarna/contracts/gift-cards';
import { INKS, PETALS, petalPath } from './designs.model.ts';
import styles from './gift-cards.module.css';

interface CardPictureProps {
  readonly design: GiftCardDesign;
  /** The name of the store, and what stands on the card; nothing on a small one. */
  readonly store?: string;
  readonly title?: string;
  readonly amount?: string;
}

/** A gift card as it looks: drawn, so that it is sharp on every screen. What it says is said beside it. */
export function CardPicture({ design, store = '', title = '', amount = '' }: CardPictureProps) {
  const ink = INKS[design];
  return (
    <svg className={styles['card']} viewBox="0 0 340 220" aria-hidden="true" focusable="false">
      <rect width="340" height="220" fill={ink.ground} />
      <g stroke={ink.line} strokeWidth="1.2" fill={ink.fill}>
        {PETALS[design].map(({ x, y, size, turn }, index) => (
          // Petals of one design never change places.
          <path key={index} d={petalPath(size)} transform={`translate(${x} ${y}) rotate(${turn})`} />
        ))}
        {design === 'peacock' &&
          PETALS.peacock.map(({ x, y, turn }) => (
            <circle
              key={turn}
              r="8"
              fill={ink.line}
              cx={x + Math.sin((turn * Math.PI) / 180) * 82}
              cy={y - Math.cos((turn * Math.PI) / 180) * 82}
            />
          ))}
        {design === 'diya' && (
          <path d="M180 132C196 196 304 196 320 132Z" fill={ink.line} stroke={ink.fill} />
        )}
      </g>
      {/* As large as the picture, whatever the size of the page's letters. */}
      <g fill={ink.text} fontSize="15" className={styles['card-text']}>
        <text x="22" y="36">
          {store}
        </text>
        <text x="22" y="66" fontSize="24">
          {title}
        </text>
        <text x="22" y="196" fontSize="24">
          {amount}
        </text>
      </g>
    </svg>
  );
}
