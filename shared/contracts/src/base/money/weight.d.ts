export declare const gramNumber: (milligrams: number) => string;
export declare const caratNumber: (millicarat: number) => string;
