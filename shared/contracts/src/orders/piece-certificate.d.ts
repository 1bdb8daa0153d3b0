import { Type, type Static } from 'typebox';
export declare const PieceCertificate: Type.TObject<{
  laboratory: Type.TString;
  number: Type.TString;
}>;
export type PieceCertificate = Static<typeof PieceCertificate>;
export declare const pieceMarks: {
  readonly huid: Type.TString;
  readonly certificates: Type.TOptional<
    Type.TArray<
      Type.TObject<{
        laboratory: Type.TString;
        number: Type.TString;
      }>
    >
  >;
};
