import { expect, test } from 'vitest'
import { holesIn } from '../../testing/catalogue.ts'
import { useOwner } from '../../testing/server.ts'

const owner = useOwner()

test('the wall between venues has no hole', async () => {
  expect(await holesIn(owner())).toEqual([])
})

const PLANTED: [string, string, RegExp][] = [
  [
    'a table without a wall',
    'create table planted (page_id uuid primary key references pages on delete cascade)',
    /has row-level security.*not planted/,
  ],
  [
    'a wall its owner walks through',
    'create table planted (page_id uuid primary key); alter table planted enable row level security',
    /on its owner too: not planted/,
  ],
  [
    'a wall without a door',
    'create table planted (page_id uuid primary key); alter table planted enable row level security; alter table planted force row level security',
    /policy for each.*planted for portico_app/,
  ],
  [
    'an open door',
    `create table planted (page_id uuid primary key); call protect_tenant_table('planted'); create policy open on planted to portico_app using (true) with check (true)`,
    /lets everything through.*planted\.open/,
  ],
  [
    'a door that does not look at what goes in',
    `create table planted (page_id uuid primary key); alter table planted enable row level security; alter table planted force row level security; create policy half on planted to portico_app using (page_id = (select current_page()))`,
    /checks what is written: not planted\.half/,
  ],
  [
    'a door that asks the wrong question',
    `create table planted (page_id uuid primary key, is_mine boolean); alter table planted enable row level security; alter table planted force row level security; create policy wrong on planted to portico_app using (is_mine) with check (is_mine)`,
    /asks for the page or the person.*planted\.wrong/,
  ],
  ['a door for everybody', `create policy everybody on guests using (true)`, /for everybody: not guests\.everybody/],
  [
    'a person’s table without a wall',
    'create table planted (user_id uuid primary key)',
    /has row-level security.*not planted/,
  ],
  [
    'a table of nobody that the app may read',
    'create table planted (id uuid primary key)',
    /no privilege either: not planted/,
  ],
  [
    'a door into what is kept apart',
    'grant usage on schema register to portico_app',
    /no door for the app role.*register\.entries/,
  ],
  [
    'a log that can be rewritten',
    'grant update on register.decisions to portico_system',
    /only add to its log: not register\.decisions/,
  ],
  ['a view with its owner’s eyes', 'create view planted as select * from guests', /rights of the reader: not planted/],
  [
    'a function with its owner’s rights',
    'create function planted() returns int language sql security definer as $$ select 1 $$',
    /owner’s rights: not planted/,
  ],
  [
    'a reference that forgets the page',
    `create table planted (page_id uuid, id uuid, guest_id uuid, primary key (page_id, id)); alter table guests add constraint one unique (id); alter table planted add foreign key (guest_id) references guests (id)`,
    /both ends: not planted_guest_id_fkey/,
  ],
  [
    'a key without the page',
    `create table planted (id uuid primary key, page_id uuid references pages on delete cascade); call protect_tenant_table('planted')`,
    /begins with the page: not planted/,
  ],
  [
    'rows that outlive their page',
    `create table planted (page_id uuid primary key references pages); call protect_tenant_table('planted')`,
    /leaves nothing behind.*not planted/,
  ],
  [
    'a role that owns',
    'create table planted (id int); alter table planted owner to portico_system',
    /own nothing: not planted/,
  ],
  ['a right to empty tables', 'grant truncate on guests to portico_app', /empty, lock or hook.*guests/],
]

test.each(PLANTED)('%s is found', async (_name, statements, found) => {
  await owner().query('begin')
  try {
    await owner().query(statements)
    expect((await holesIn(owner())).join('\n')).toMatch(found)
  } finally {
    await owner().query('rollback')
  }
})
