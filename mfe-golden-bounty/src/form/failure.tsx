import { Notice } from '../page/notice.tsx';

/** Why something did not come about, said as soon as it is known; nothing for `''`. */
export function Failure({ text }: { readonly text: string }) {
  return <div role="alert">{text !== '' && <Notice kind="bad">{text}</Notice>}</div>;
}
