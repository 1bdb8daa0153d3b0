import type { ModuleAuthorisation } from '../../../test-support/authorisation/module-authorisation.fixtures.ts';

export const authorisation: ModuleAuthorisation = {
  open: {
    'GET /api/content/home/': 'the catalogue is for everybody',
    'GET /api/product/gold_rate/': 'the rate is public',
    'GET /api/product/gold_rate_csv/': 'the rate is public',
    'GET /api/product/price_history_csv/': 'the same as a file',
    'GET /api/product/price_history/': 'prices are public, and so is the way they came about',
    'GET /api/product/listing/': 'the catalogue is for everybody',
    'GET /api/product/facets/': 'the catalogue is for everybody',
    'GET /api/product/search/': 'the catalogue is for everybody',
    'GET /api/product/search_suggest/': 'the catalogue is for everybody',
    'GET /api/product/product/': 'the catalogue is for everybody',
    'GET /api/product/price_breakup/': 'the catalogue is for everybody',
    'GET /api/product/ring_sizer/': 'a page to print, the same for everybody',
    'GET /api/product/size_guide/': 'the catalogue is public',
    'GET /api/product/certificate/': 'a sample, of a design and of no customer’s piece',
    'GET /api/product/similar/': 'the catalogue is for everybody',
    'GET /api/product/piece/': 'the catalogue is for everybody',
    'GET /api/product/resolve/': 'the catalogue is for everybody',
    'GET /api/product/compare/': 'the catalogue is for everybody',
    'GET /api/product/pricing_by_code/': 'the catalogue is for everybody',
    'GET /api/product/size_pricing_by_code/': 'the catalogue is for everybody',
    'GET /api/product/solitaires/': 'the catalogue is for everybody',
    'GET /api/product/recommended/': 'the catalogue is for everybody',
    'POST /api/catalog_product/relatedproductdetails/': 'the catalogue is for everybody',
    'GET /api/product/sitemap/': 'the catalogue is for everybody',
  },
  keyless: {
    'POST /api/catalog_product/relatedproductdetails/': 'changes nothing',
  },
};
