import { Type, type Static } from 'typebox';
export declare const SITEMAP_PAGE_SIZE = 5000;
export declare const Sitemap: Type.TObject<{
  page: Type.TInteger;
  pages: Type.TInteger;
  paths: Type.TArray<
    Type.TObject<{
      path: Type.TString;
      modified: Type.TString;
    }>
  >;
}>;
export type Sitemap = Static<typeof Sitemap>;
export declare const SitemapQuery: Type.TObject<{
  page: Type.TOptional<Type.TInteger>;
}>;
