#!/bin/bash
# Copies the primary where there is no copy yet, and follows it.
set -eu
PGPASSWORD="$(cat /run/secrets/database-replication)"
export PGPASSWORD
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  pg_basebackup --host postgres --username suvarna_replication --pgdata "$PGDATA" --wal-method stream --checkpoint fast --write-recovery-conf
fi
exec postgres -c hot_standby=on
