export interface ToastProps {
  readonly text: string;
  readonly kind: 'info' | 'success' | 'error';
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly className?: string | undefined;
}
export declare function Toast({
  text,
  kind,
  closeLabel,
  onClose,
  className,
}: ToastProps): import('react').JSX.Element;
