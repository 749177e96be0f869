-- Pictures and videos. The bytes are in the store (server/src/core/storage); these tables describe them.

create table media_files (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  -- 'i' is an image, 'v' a video, as on the wire.
  kind text not null check (kind in ('i', 'v')),
  name text not null,
  folder text not null default '',
  tags text[] not null default '{}',
  -- The main file's name, which ends its address.
  filename text not null,
  mimetype text not null,
  extension text not null,
  -- The size of all its objects in the store.
  size_bytes bigint not null check (size_bytes >= 0),
  width integer not null,
  height integer not null,
  duration_ms integer,
  -- [{ filename, type, width, height, sizeBytes, isPoster }]
  renditions jsonb not null,
  -- The names of everything that may be served.
  objects text[] not null,
  -- The original that crops are made from; never served.
  master text,
  source_id uuid,
  crop jsonb,
  uploaded_by uuid,
  created_at timestamptz not null,
  deleted_at timestamptz,
  -- A light drawing on a transparent background, such as a white logo: invisible on white.
  is_light boolean not null default false,
  primary key (page_id, id)
);
create index media_files_list on media_files (page_id, created_at desc, id desc) where deleted_at is null;
create index media_files_objects on media_files using gin (objects);
create index media_files_deleted on media_files (deleted_at) where deleted_at is not null;
call protect_tenant_table('media_files');

-- Unfinished uploads. Each part is an object in the store until the file is complete.
create table media_uploads (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  name text not null,
  size_bytes bigint not null check (size_bytes > 0),
  -- How the browser identifies the file, to resume its upload.
  fingerprint text not null default '',
  offset_bytes bigint not null default 0,
  parts integer[] not null default '{}',
  file_id uuid,
  uploaded_by uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (page_id, id),
  constraint media_uploads_check check (offset_bytes <= size_bytes)
);
create index media_uploads_expiry on media_uploads (expires_at);
call protect_tenant_table('media_uploads');

-- Objects whose page or file was deleted, until they are deleted from the store. They outlive their page.
create table media_leftovers (
  key text primary key,
  actor_id uuid default current_actor(),
  at timestamptz not null default now()
);
call protect_personal_table('media_leftovers', 'actor_id');
revoke all on media_leftovers from portico_app;
grant insert on media_leftovers to portico_app;
