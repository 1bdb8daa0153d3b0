export interface PaginationProps {
  readonly label: string;
  readonly current: number;
  readonly pages: readonly {
    readonly page: number;
    readonly href: string;
  }[];
  readonly previous?:
    | {
        readonly href: string;
        readonly label: string;
      }
    | undefined;
  readonly next?:
    | {
        readonly href: string;
        readonly label: string;
      }
    | undefined;
  readonly pageLabel: (page: number) => string;
  readonly className?: string | undefined;
}
export declare function Pagination({
  label,
  current,
  pages,
  previous,
  next,
  pageLabel,
  className,
}: PaginationProps): import('react').JSX.Element;
