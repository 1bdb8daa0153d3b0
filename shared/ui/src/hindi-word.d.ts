export declare function HindiWord({ name }: { readonly name?: string }): import('react').JSX.Element;
