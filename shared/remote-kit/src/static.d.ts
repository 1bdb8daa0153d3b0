import { type HTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react';
export interface StaticProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'children' | 'dangerouslySetInnerHTML'
> {
  readonly as?: 'div' | 'section' | 'nav';
  readonly of: unknown;
  readonly ref?: Ref<HTMLElement>;
  readonly children: () => ReactNode;
}
export declare function Static({ as, of, children, ...props }: StaticProps): ReactElement;
