#!/bin/sh
# Run once, in an empty database: the logins of the pooler and of the replica.
set -eu
psql --username suvarna --dbname suvarna --set ON_ERROR_STOP=1 \
  --set pooled="$(cat /run/secrets/database-pooled)" \
  --set replication="$(cat /run/secrets/database-replication)" <<'SQL'
create role suvarna_pooled login password :'pooled';
create role suvarna_replication login replication password :'replication';
SQL
echo 'host replication suvarna_replication all scram-sha-256' >> "$PGDATA/pg_hba.conf"
# Of the start that follows, as there is no replica yet: a commit is answered once both have it. To go on alone:
# alter system set synchronous_standby_names = ''; select pg_reload_conf();
echo "synchronous_standby_names = '*'" >> "$PGDATA/postgresql.conf"
