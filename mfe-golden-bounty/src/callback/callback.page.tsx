import { normaliseName } from '@suvarna/forms/name';
import { readPhone, wirePhone } from '@suvarna/forms/phone';
import { useFaultText } from '@suvarna/forms/use-fault-text';
import { useForm } from '@suvarna/forms/use-form';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { ButtonLink } from '@suvarna/ui/button';
import { Field, SelectField } from '@suvarna/ui/field';
import { takeFocus } from '@suvarna/ui/focus';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { Failure, Notice } from '@suvarna/ui/notice';
import { useState } from 'react';
import { FAILURES } from '../form/failure-text.model.ts';
import form from '../form/form.module.css';
import parts from '../page/page-parts.module.css';
import { PlanPage } from '../page/plan-page.tsx';
import { planPath } from '../plans/plan-path.ts';
import { requestCallback, type CallbackBody } from './callback.api.ts';
import { callbackSchema, type CallbackFields } from './callback.schema.ts';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('callback.page-title'),
  noindex: true,
});

const PATH = '/golden-bounty/callback/';
const TIMES = ['morning', 'afternoon', 'evening'] as const;
const NOTHING: CallbackFields = { name: '', phone: '', time: '', comment: '' };

export function Page({ route }: PageProps<null>) {
  const { t, locale } = useRemoteContext();
  const href = useHref();
  const planId = route.query.get('plan_id') ?? '';
  const [done, setDone] = useState(false);
  const { field, busy, failure, submit } = useForm({
    schema: callbackSchema,
    first: NOTHING,
    body: (fields): CallbackBody | null => {
      const phone = readPhone(fields.phone);
      const comment = fields.comment.trim();
      return phone === undefined
        ? null
        : {
            name: normaliseName(fields.name),
            phone: wirePhone(phone.code, phone.number),
            time: fields.time as CallbackBody['time'],
            ...(planId !== '' && { plan_id: planId }),
            ...(comment !== '' && { comment }),
            locale,
          };
    },
    send: requestCallback,
    failures: FAILURES,
    text: useFaultText(),
    onSent: () => setDone(true),
  });

  return (
    <PlanPage crumbs={[{ label: t('callback.title'), path: PATH }]}>
      <h1>{t('callback.title')}</h1>
      <noscript>
        <p>{t('own.no-script')}</p>
      </noscript>
      {done ? (
        <>
          <Notice kind="good" role="status" ref={takeFocus} tabIndex={-1}>
            <p>{t('callback.done')}</p>
          </Notice>
          <div>
            <ButtonLink variant="secondary" href={href(planId === '' ? '/golden-bounty/' : planPath(planId))}>
              {t('callback.back')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <form
          className={`${parts['card']} ${form['form']} ${form['narrow']}`}
          method="post"
          noValidate
          onSubmit={submit}
        >
          <p>{planId === '' ? t('callback.text') : t('callback.text-plan', { id: planId })}</p>
          <Field {...field('name')} label={t('callback.name')} autoComplete="name" maxLength={80} />
          <Field
            {...field('phone')}
            type="tel"
            label={t('callback.phone')}
            autoComplete="tel"
            maxLength={24}
          />
          <SelectField {...field('time')} label={t('callback.time')}>
            <option value="">{t('choose')}</option>
            {TIMES.map((time) => (
              <option key={time} value={time}>
                {t(`callback.at.${time}`)}
              </option>
            ))}
          </SelectField>
          <Field {...field('comment')} label={t('comment')} maxLength={500} autoComplete="off" />
          <Failure text={failure} />
          <div>
            <SubmitButton size="large" busy={busy ? t('sending') : undefined}>
              {t('callback.send')}
            </SubmitButton>
          </div>
        </form>
      )}
    </PlanPage>
  );
}
