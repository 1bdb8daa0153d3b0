import { useT } from '@suvarna/remote-kit/hooks';
import { Notice } from '../page/notice.tsx';
import { failureText } from './failure-text.model.ts';

/** Why something did not come about, said as soon as it is known; nothing for `null`. */
export function Failure({ of }: { readonly of: unknown }) {
  const t = useT();
  return <div role="alert">{of !== null && <Notice kind="bad">{failureText(of, t)}</Notice>}</div>;
}
