-- When the owner of a sign-in proved last who they are, by code or password; at first that is the sign-in itself.
alter table sign_ins add column proven_at timestamptz;
