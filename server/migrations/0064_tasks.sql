-- What guests can do for points (contract/src/tasks.ts), and who did it.
create table tasks (
  page_id uuid not null references pages on delete cascade,
  id uuid not null,
  type text not null check (type in ('login_with_gmail', 'google_search', 'youtube', 'tiktok', 'facebook_cmt', 'facebook_chat',
    'zalo_oa', 'ref_traffic', 'answer_question')),
  title text not null default '',
  words text not null default '',
  target text not null default '',
  question text not null default '',
  correct_answers jsonb not null default '[]',
  correct_prices jsonb not null default '[]',
  price_tolerance smallint not null default 0,
  lite_mode boolean not null default false,
  max_completed integer,
  per_guest integer not null default 1,
  rest_hours integer not null default 24,
  seconds integer not null default 30,
  reward integer not null default 0,
  starts_at timestamptz,
  ends_at timestamptz,
  is_active boolean not null default false,
  accepts_policy boolean not null default false,
  opened integer not null default 0,
  canceled integer not null default 0,
  completed integer not null default 0,
  unverified integer not null default 0,
  site_seen_at timestamptz,
  -- When it was switched off or deleted: whoever was at it has some minutes left.
  stopped_at timestamptz,
  deleted_at timestamptz,
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  edited_by uuid,
  primary key (page_id, id),
  constraint tasks_cap check (completed <= max_completed),
  constraint tasks_dates check (ends_at > starts_at)
);
create index tasks_newest on tasks (page_id, created_at desc, id) where deleted_at is null;
call protect_tenant_table('tasks');

-- A guest at a task.
create table task_attempts (
  page_id uuid not null,
  id uuid not null,
  task_id uuid not null,
  guest_id uuid not null,
  status text not null default 'New' check (status in ('New', 'Canceled', 'Completed')),
  is_verified boolean not null default false,
  points integer not null default 0,
  wrong_tries smallint not null default 0,
  -- When the film was begun, by the server's clock.
  watched_from timestamptz,
  -- What a chat is told, so that its answer finds the attempt.
  reference text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (page_id, id),
  foreign key (page_id, task_id) references tasks (page_id, id) on delete cascade,
  foreign key (page_id, guest_id) references guests (page_id, id) on delete cascade
) with (fillfactor = 80);
create unique index task_attempts_open on task_attempts (page_id, task_id, guest_id) where status = 'New';
create unique index task_attempts_reference on task_attempts (page_id, reference);
create index task_attempts_guest on task_attempts (page_id, guest_id, task_id, ended_at);
create index task_attempts_task on task_attempts (page_id, task_id, started_at desc, id);
call protect_tenant_table('task_attempts');

-- Somebody on a site with the snippet, and the code it shows after some seconds. A code is used once.
create table task_codes (
  page_id uuid not null,
  id uuid not null,
  task_id uuid not null,
  -- Null for who found the site by a search.
  attempt_id uuid,
  code text not null,
  begun_at timestamptz not null,
  shown_at timestamptz,
  used_at timestamptz,
  primary key (page_id, id),
  foreign key (page_id, task_id) references tasks (page_id, id) on delete cascade
);
create index task_codes_code on task_codes (page_id, task_id, code);
create index task_codes_old on task_codes (begun_at);
call protect_tenant_table('task_codes');
