export interface BreadcrumbProps {
  readonly label: string;
  readonly items: readonly {
    readonly label: string;
    readonly href: string;
  }[];
  readonly className?: string | undefined;
}
export declare function Breadcrumb({ label, items, className }: BreadcrumbProps): import('react').JSX.Element;
