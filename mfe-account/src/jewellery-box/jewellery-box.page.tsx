import type { ExternalPiece } from '@suvarna/contracts/jewellery-box';
import { bus } from '@suvarna/event-bus';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext } from '@suvarna/remote-kit/page';
import { useOnDemand } from '@suvarna/remote-kit/use-on-demand';
import { useLostFocusAfterCommit } from '@suvarna/ui/focus';
import { useRef, useState } from 'react';
import { jewelleryBoxTexts } from '#texts/jewellery-box';
import { OrdersSkeleton } from '../orders/orders-skeleton.tsx';
import parts from '../page/parts.module.css';
import { PersonPage } from '../page/person-page.tsx';
import { LoadError } from '@suvarna/remote-kit/load-error';
import { usePricesOfNow } from '../prices/use-prices-of-now.ts';
import { useSignedInRead } from '@suvarna/remote-kit/use-signed-in-read';
import { BoxContents } from './box-contents.tsx';
import { readBox } from './jewellery-box.api.ts';
import { versionOfPieces } from './price-version.model.ts';
import { useBox } from './use-box.ts';

const HERE = '/account/jewellery-box/';
const loadEditor = () => import(/* webpackChunkName: "box-piece" */ './editing/piece-editor.tsx');

export const head = (_data: null, { locale }: RouteContext): PageHead => ({
  title: jewelleryBoxTexts(locale)('page-title'),
  noindex: true,
});

/** Everything a customer has: pieces bought here, pieces from elsewhere, and what they are worth today. */
export function Page({ route }: PageProps<null>) {
  const { t } = useRemoteContext();
  const jewelleryBoxT = useT(jewelleryBoxTexts);
  const href = useHref();
  const page = Math.max(1, Number(route.query.get('page')) || 1);
  const { state, again, put } = useSignedInRead(
    `box ${page}`,
    href(page === 1 ? HERE : `${HERE}?page=${page}`),
    (signal) => readBox(page, signal),
  );
  const box = state.kind === 'ready' ? state.data : undefined;
  const changes = useBox({ box, page, put, again });
  usePricesOfNow({
    version: box && versionOfPieces([...box.bought.results, ...box.elsewhere]),
    renew: changes.renew,
  });
  const editor = useOnDemand(loadEditor, {
    onFailed: () =>
      bus.emit('toast.message.requested', { text: jewelleryBoxT('part-failed'), kind: 'error' }),
  });
  const [edited, setEdited] = useState<ExternalPiece | 'new'>('new');
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useLostFocusAfterCommit();
  /** What was pressed is gone; a shopper who has gone on to something else stays there. */
  const toHeading = (): void => focus(() => heading.current);
  const PieceEditor = editor.open ? editor.part?.PieceEditor : undefined;

  const edit = (piece: ExternalPiece | 'new'): void => {
    setEdited(piece);
    editor.show();
  };
  const leave = (): void => {
    editor.close();
    toHeading();
  };

  return (
    <PersonPage crumbs={[{ label: t('account.jewellery-box'), path: HERE }]}>
      <h1 ref={heading} id="box-title" tabIndex={-1}>
        {PieceEditor === undefined
          ? t('account.jewellery-box')
          : jewelleryBoxT(edited === 'new' ? 'add-title' : 'edit-title')}
      </h1>
      {state.kind === 'reading' && <OrdersSkeleton text={jewelleryBoxT('reading')} />}
      {(state.kind === 'failed' || state.kind === 'not-found') && (
        <LoadError text={jewelleryBoxT('unread')} onAgain={again} />
      )}
      {box !== undefined && PieceEditor !== undefined && (
        <PieceEditor
          piece={edited === 'new' ? null : edited}
          onSaved={(piece, isWaitedFor) => {
            changes.withPiece(piece);
            bus.emit('toast.message.requested', { text: jewelleryBoxT('saved'), kind: 'success' });
            if (isWaitedFor) leave();
          }}
          onLeave={leave}
        />
      )}
      {box !== undefined && PieceEditor === undefined && (
        <>
          <p className={parts['lead']}>{jewelleryBoxT('lead')}</p>
          <BoxContents
            box={box}
            changes={changes}
            opening={editor.busy ? edited : null}
            onEdit={edit}
            onRemoved={toHeading}
          />
        </>
      )}
    </PersonPage>
  );
}
