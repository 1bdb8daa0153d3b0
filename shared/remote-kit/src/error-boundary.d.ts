import { Component, type ReactNode } from 'react';
interface Props {
  readonly onError: (error: unknown) => void;
  readonly children?: ReactNode;
}
export declare class ErrorBoundary extends Component<
  Props,
  {
    readonly broken: boolean;
  }
> {
  state: {
    broken: boolean;
  };
  static getDerivedStateFromError(): {
    broken: boolean;
  };
  componentDidCatch(error: unknown): void;
  render(): ReactNode;
}
export {};
