import { type ReactNode } from 'react';
export declare function Deferred({ children }: { readonly children: ReactNode }): ReactNode;
