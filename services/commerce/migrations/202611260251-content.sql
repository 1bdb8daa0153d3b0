-- Texts of the store that people edit (ADR 58). What was written, shown or taken away once stays.
create table content_documents (
  kind text not null check (kind in (
    'policy', 'faq', 'help', 'contact', 'franchise', 'attribution', 'blog', 'landing', 'banner', 'gift-guide'
  )),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  -- Counts all that was done with it: whoever looked at an earlier one is told.
  edition integer not null check (edition > 0),
  created_at timestamptz not null,
  primary key (kind, slug)
);
create table content_versions (
  kind text not null,
  slug text not null,
  version integer not null check (version > 0),
  title text not null check (char_length(title) between 1 and 120),
  title_hi text not null check (char_length(title_hi) between 1 and 120),
  lead text not null check (char_length(lead) between 1 and 400),
  lead_hi text not null check (char_length(lead_hi) between 1 and 400),
  body text not null check (char_length(body) between 1 and 12000),
  body_hi text not null check (char_length(body_hi) between 1 and 12000),
  why text not null check (char_length(why) between 1 and 300),
  saved_by text not null check (char_length(saved_by) between 1 and 80),
  saved_at timestamptz not null,
  primary key (kind, slug, version),
  foreign key (kind, slug) references content_documents (kind, slug)
);
-- The last one whose time has come says what shoppers see; without a version, nothing.
create table content_publications (
  id integer generated always as identity primary key,
  kind text not null,
  slug text not null,
  version integer,
  at timestamptz not null,
  calls_off integer unique references content_publications (id),
  why text not null check (char_length(why) between 1 and 300),
  decided_by text not null check (char_length(decided_by) between 1 and 80),
  decided_at timestamptz not null,
  foreign key (kind, slug) references content_documents (kind, slug),
  foreign key (kind, slug, version) references content_versions (kind, slug, version),
  check (calls_off is null or version is null)
);
create index content_publications_of_document on content_publications (kind, slug, at desc);
revoke update, delete on content_versions, content_publications from commerce_app;
revoke delete, update on content_documents from commerce_app;
grant update (edition) on content_documents to commerce_app;
