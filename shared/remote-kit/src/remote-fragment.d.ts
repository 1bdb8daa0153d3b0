import { type ReactElement } from 'react';
export interface RemoteFragmentProps {
  readonly remote: string;
  readonly fragment: string;
  readonly values: Readonly<Record<string, string | number | boolean>>;
  readonly className?: string;
}
export declare function RemoteFragment({
  remote,
  fragment,
  values,
  className,
}: RemoteFragmentProps): ReactElement;
