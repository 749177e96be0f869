import { expect, test } from 'vitest'
import { findLongLocks } from './longLocks.ts'

test.each([
  [
    'a new table with its index, trigger and policy',
    [
      'create table shoes (id uuid primary key, guest_id uuid references guests, hat text check (hat <> $$none$$))',
      'create index shoes_guest on shoes (guest_id)',
      'create trigger shoes_change after update on shoes for each row execute function f()',
      'create policy own on shoes using (true)',
      'insert into shoes select id from guests',
      'alter table shoes add column b text check (b <> $$$$)',
    ],
  ],
  [
    'one column more',
    ['-- Why.\nalter table guests add column shoe_size integer, add column hat text not null default $$$$'],
  ],
  ['a constraint to be validated later', ['alter table guests add constraint hats check (hat <> $$a$$) not valid']],
  ['the validation', ['alter table guests validate constraint hats']],
  ['rows that are filled in', ['update guests set hat = $$cap$$', 'delete from visits where id is null']],
  ['an index', ['/* Large. */ create unique index concurrently if not exists g on guests (hat)']],
])('%s keeps nobody waiting', (_, statements) => {
  expect(findLongLocks(statements)).toEqual([])
})

test.each([
  [
    'several-tables',
    ['alter table guests add column a text', 'create trigger t before update on visits execute function f()'],
  ],
  ['several-tables', ['drop policy own on guests', 'lock table only public.visits']],
  ['lock-and-work', ['alter table guests add column a text', 'with x as (select 1) update visits set a = $$$$']],
  ['several-tables', ['alter table register.entries add a text', 'alter table register.requests add a text']],
  [
    'lock-and-work',
    ['create table register.a (id uuid)', 'alter table register.entries add a text', 'delete from register.requests'],
  ],
  [
    'lock-and-work',
    ['alter table guests add constraint c check (true) not valid', 'alter table guests validate constraint c'],
  ],
  ['checked-column', ['alter table guests add a text default $$$$ check (a = $$$$)']],
  ['concurrently-alone', ['drop index concurrently a']],
])('%s is seen', (rule, statements) => {
  expect(findLongLocks(statements).map((found) => found.rule)).toEqual([rule])
})
