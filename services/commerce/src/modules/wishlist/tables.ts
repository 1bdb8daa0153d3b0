interface WishlistTables {
  wishlist_items: { guest_id: string | null; customer_id: string | null; product_id: number; added_at: Date };
  wishlist_shares: { token_hash: Buffer; customer_id: string; created_at: Date; last_used_at: Date };
}

declare module '../../platform/database/tables.ts' {
  interface Tables extends WishlistTables {}
}
