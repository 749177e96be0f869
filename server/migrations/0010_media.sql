-- A venue's pictures and videos. The bytes lie in the store (core/storage); here is what is known of them.
create table media_files (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  -- 'i' image, 'v' video, as the wire says it.
  kind text not null check (kind in ('i', 'v')),
  name text not null,
  folder text not null default '',
  tags text[] not null default '{}',
  -- Of the file that is shown where only one can be: its name ends every address of it.
  filename text not null,
  mimetype text not null,
  extension text not null,
  -- All that lies in the store for it.
  size_bytes bigint not null check (size_bytes >= 0),
  width integer not null,
  height integer not null,
  duration_ms integer,
  -- [{ filename, type, width, height, sizeBytes, isPoster }]
  renditions jsonb not null,
  -- Every name of the above, and of the picture kept to cut others from; what may be served.
  objects text[] not null,
  -- The picture others are cut from; never served.
  master text,
  source_id uuid,
  crop jsonb,
  uploaded_by uuid references users on delete set null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (page_id, id)
);
create index media_files_list on media_files (page_id, created_at desc, id desc) where deleted_at is null;
create index media_files_objects on media_files using gin (objects);
create index media_files_deleted on media_files (deleted_at) where deleted_at is not null;
call protect_tenant_table('media_files');

-- Files on their way here, part by part; each part is an object in the store until the file is whole.
create table media_uploads (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  name text not null,
  size_bytes bigint not null check (size_bytes > 0),
  -- What the browser knows a file by, to find its half-finished upload again.
  fingerprint text not null default '',
  offset_bytes bigint not null default 0,
  parts integer[] not null default '{}',
  file_id uuid,
  uploaded_by uuid references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (page_id, id),
  check (offset_bytes <= size_bytes)
);
create index media_uploads_expiry on media_uploads (expires_at);
call protect_tenant_table('media_uploads');

-- Objects whose page or file is gone, until the store has let go of them. They outlive their page.
create table media_leftovers (
  key text primary key,
  actor_id uuid default current_actor(),
  at timestamptz not null default now()
);
revoke all on media_leftovers from portico_app;
grant insert on media_leftovers to portico_app;
alter table media_leftovers enable row level security;
alter table media_leftovers force row level security;
create policy self on media_leftovers to portico_app using (actor_id = (select current_actor())) with check (actor_id = (select current_actor()));
create policy system on media_leftovers to portico_system using (true) with check (true);

create function media_leave_objects() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'media_uploads' then
    insert into media_leftovers (key)
      select 'uploads/' || old.id || '/' || n from generate_series(1, cardinality(old.parts)) n on conflict do nothing;
  else
    insert into media_leftovers (key) select 'media/' || o from unnest(old.objects || old.master) o where o is not null
      and not exists (select 1 from media_files f where f.page_id = old.page_id and f.id <> old.id and (f.objects @> array[o] or f.master = o))
      on conflict do nothing;
  end if;
  return null;
end $$;
create trigger media_files_leave after delete on media_files for each row execute function media_leave_objects();
create trigger media_uploads_leave after delete on media_uploads for each row execute function media_leave_objects();
