export declare function readCookie(cookies: string, name: string): string | null;
