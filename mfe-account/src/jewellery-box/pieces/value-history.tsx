import type { CoursePoint } from '@suvarna/contracts/jewellery-box';
import { useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Disclosure } from '@suvarna/ui/disclosure';
import { LineChart } from '@suvarna/ui/line-chart';
import { jewelleryBoxTexts } from '#texts/jewellery-box';
import parts from '../../page/parts.module.css';
import { viewOfHistory } from './value-history.model.ts';
import styles from '../jewellery-box.module.css';

interface ValueHistoryProps {
  /** Of the piece. */
  readonly id: string;
  readonly course: readonly CoursePoint[];
}

/** How its value went since it was delivered: as a line, in words, and as a table. */
export function ValueHistory({ id, course }: ValueHistoryProps) {
  const { locale } = useRemoteContext();
  const t = useT(jewelleryBoxTexts);
  if (course.length === 0) return null;
  const { line, said, rows } = viewOfHistory(course, locale);
  const label = `course-${id}`;
  return (
    <Disclosure summary={<span id={label}>{t('course')}</span>}>
      <div className={styles['course']}>
        <LineChart line={line} caption={t('course-said', said)} />
        <p className={parts['muted']}>{t('course-note')}</p>
        <div className={styles['scroll']} tabIndex={0} role="region" aria-labelledby={label}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('day')}</th>
                <th scope="col">{t('value')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ day, value }) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Disclosure>
  );
}
