import { expect, test } from 'vitest'
import { splitStatements } from './statements.ts'

test('each statement stands alone, with the comment before it', () => {
  expect(splitStatements('-- one; still one\nselect 1;\n\nselect 2;\n-- nothing; after\n')).toEqual([
    '-- one; still one\nselect 1',
    'select 2',
  ])
})

test('a semicolon inside text, a name, a body or a comment ends nothing', () => {
  const statement = `select 'it''s; text', "a;name" /* a;
    comment */ from f($$ begin; end; $$, $body$ select '$$'; $body$)`
  expect(splitStatements(`${statement}; select 2`)).toEqual([statement, 'select 2'])
})
