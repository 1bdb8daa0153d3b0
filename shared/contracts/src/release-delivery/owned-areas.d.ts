export declare const OWNED_AREAS: Readonly<Record<string, readonly string[]>>;
export declare function areaOfPath(path: string): string | null;
export declare function ownerOfArea(area: string): string | undefined;
