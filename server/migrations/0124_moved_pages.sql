-- When a venue was closed to be moved to another installation. It is deleted for everybody, but neither purged nor brought back.
alter table pages add moved_at timestamptz;
