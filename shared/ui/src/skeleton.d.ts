export interface SkeletonProps {
  readonly shape?: 'text' | 'title' | 'picture' | 'button' | 'block';
  readonly width?: 'full' | 'wide' | 'half' | 'third';
  readonly className?: string | undefined;
}
export declare function Skeleton({ shape, width, className }: SkeletonProps): import('react').JSX.Element;
