import type { PublicComposition } from '@suvarna/contracts/public-composition';
import type { Translate } from '@suvarna/remote-kit/page';
import { pressedKey } from '@suvarna/ui/pressed-key';
import { useEffect, useRef, type ReactElement } from 'react';
import styles from './boundaries.module.css';
import { Outlines } from './outlines.tsx';
import { partColour } from './part-colour.ts';
import { partsOf, releasesOf, type Release } from './parts.ts';

export interface BoundaryPanelProps {
  readonly t: Translate;
  readonly composition: PublicComposition;
  readonly shellVersion: string;
  readonly onClose: () => void;
}

/** Over the live page: a frame around every part, and a table of what runs here, whose it is, and what it cost to load. */
export function BoundaryPanel({ t, composition, shellVersion, onClose }: BoundaryPanelProps): ReactElement {
  const close = useRef<HTMLButtonElement>(null);
  const releases = releasesOf(composition, shellVersion);
  const here = new Set(partsOf(document).map(({ remote }) => remote));
  const colourOf = (remote: string): string | undefined =>
    composition.remotes.find(({ name }) => name === remote)?.colour;
  const nameOf = (remote: string): string => (remote === 'shell' ? t('shell') : remote);
  const cost = ({ remote, killed, loadMs }: Release): string => {
    if (killed) return t('killed');
    if (loadMs !== null) return t('milliseconds', { value: loadMs });
    return here.has(remote) ? t('with-document') : t('not-here');
  };
  useEffect(() => close.current?.focus(), []);

  return (
    <>
      <Outlines
        colourOf={({ remote }) => colourOf(remote)}
        nameOf={({ remote, place }) =>
          `${nameOf(remote)} · ${place} · ${releases.find((release) => release.remote === remote)?.version ?? ''}`
        }
      />
      <aside
        className={styles['panel']}
        aria-labelledby="boundaries-title"
        onKeyDown={(event) => {
          if (pressedKey(event) === 'Escape') onClose();
        }}
      >
        <div className={styles['top']}>
          <h2 className={styles['title']} id="boundaries-title">
            {t('title')}
          </h2>
          <button ref={close} className={styles['close']} type="button" onClick={onClose}>
            {t('close')}
          </button>
        </div>
        <p>{t('cohort', { revision: composition.revision, cohort: composition.cohort })}</p>
        <table className={styles['table']}>
          <thead>
            <tr>
              {['part', 'version', 'owner', 'load'].map((column) => (
                <th key={column} scope="col">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {releases.map((release) => (
              <tr key={release.remote}>
                <th scope="row">
                  <span className={styles['swatch']} style={partColour(colourOf(release.remote))} />
                  {nameOf(release.remote)}
                </th>
                <td>{release.version}</td>
                <td>{release.owner}</td>
                <td>{cost(release)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles['hint']}>{t('hint')}</p>
      </aside>
    </>
  );
}
