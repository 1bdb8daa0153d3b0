import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { canaryTexts } from '#texts/canary';
import { useApi } from '../api/api-context.tsx';
import { decisionQuery } from '../api/queries.ts';
import { useActionText } from '../audit/action-text.tsx';
import { useT, useWrite } from '../frame/language.tsx';
import { Loaded } from '../views/loaded.tsx';
import { Page, Panel } from '../views/page.tsx';
import { Evidence } from './evidence.tsx';
import { readDecision } from './evidence.model.ts';
import views from '../views/views.module.css';
import styles from './canary.module.css';

const route = getRouteApi('/frame/canary/$revision');

/** One decision with the counts it was made of, as they were signed. */
export function DecisionPage() {
  const t = useT(canaryTexts);
  const write = useWrite();
  const actionText = useActionText();
  const { revision } = route.useParams();
  const query = useQuery(decisionQuery(useApi(), revision));
  return (
    <Page
      title={t('decision-of', { revision })}
      lead={
        <Link to="/canary" className={views['link']}>
          {t('all-decisions')}
        </Link>
      }
    >
      <Loaded query={query} lines={6}>
        {(envelope) => {
          const { action, by, reason, verdict, the } = readDecision(envelope);
          return (
            <>
              <p>
                {t('decided', { action: actionText(action), by })} {the && write.time(the.at)}
              </p>
              <p className={views['note']}>{reason}</p>
              <Panel title={t('evidence')}>
                {verdict ? <Evidence verdict={verdict} /> : <p>{t('no-verdict')}</p>}
              </Panel>
              <Panel title={t('signed')}>
                <p>
                  {t('signed.by', { key: envelope.keyId })}{' '}
                  <code className={styles['hash']}>{envelope.signature}</code>
                </p>
                <p className={views['quiet']}>{t('replay')}</p>
                <code className={styles['hash']}>npm run ops -- canary replay {revision}</code>
              </Panel>
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
