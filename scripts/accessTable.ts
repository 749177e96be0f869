// Prints docs/access.md from the contract; `--write` writes it. The file is reviewed line by line, and
// server/src/core/http/matrix.test.ts compares the server with it: a missing call or another answer fails.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mayMember, ROLES, type Access } from '../contract/src/access.ts'
import { GROUPS } from '../contract/src/index.ts'

const FILE = join(import.meta.dirname, '../docs/access.md')
const OUTSIDERS = ['anonymous', 'no page', 'ex-member', 'other owner', 'admin'] as const
type Actor = (typeof OUTSIDERS)[number] | (typeof ROLES)[number]
const COLUMNS: readonly Actor[] = ['anonymous', 'no page', 'ex-member', 'other owner', ...ROLES.toReversed(), 'admin']

/** Calls of a signed-in user that name another user's row, and who may see that row. */
const NAMING: Record<string, { right: string; for: readonly Actor[] }> = {
  'GET /users/{userId}': { right: 'the user named', for: ['owner'] },
  'POST /auth/page': { right: 'member of the page named', for: ROLES },
  'POST /pages/{eid}/restore': { right: '`page.settings:delete` on the deleted page named', for: ['owner'] },
}

/** What an actor gets on page A: `yes`, or the status of the refusal. */
function cell(call: string, access: Access, actor: Actor): string {
  if (access.by === 'anyone') return 'yes'
  if (actor === 'anonymous') return '401'
  if (access.by === 'user') return NAMING[call]?.for.includes(actor) === false ? '404' : 'yes'
  if (access.by === 'admin') return actor === 'admin' ? 'yes' : '403'
  if ((OUTSIDERS as readonly string[]).includes(actor)) return access.by === 'page' ? '401' : '404'
  return mayMember({ role: actor, canReadIdentity: null }, access.may) ? 'yes' : '403'
}

function rightOf(call: string, access: Access): string {
  if (NAMING[call]) return NAMING[call].right
  if (access.by === 'member') return `\`${access.may}\` on the page named`
  if (access.by === 'page') return `\`${access.may}\`${access.module ? `, plan with \`${access.module}\`` : ''}`
  return { anyone: 'open', user: 'signed in', admin: 'group 999' }[access.by]
}

const rows = Object.values(GROUPS)
  .flatMap((group) => Object.values(group))
  .map(({ method, path, access }) => {
    const call = `${method} ${path}`
    return `| ${call} | ${rightOf(call, access)} | ${COLUMNS.map((actor) => cell(call, access, actor)).join(' | ')} |`
  })

const text = `# Who may make which call

Every call of the contract against everybody who could try it, as reviewed. \`server/src/core/http/matrix.test.ts\` makes
each of them and compares; a call that is not listed here fails. \`node scripts/accessTable.ts --write\` proposes the
table from \`contract/src/access.ts\`; a line is accepted by reading it.

\`yes\`: let in, and what is answered is the page's or the caller's own. A number: refused with that status. 401 no token,
or a page token whose bearer is no member any more; 403 a member whose role lacks the right; 404 a page that is not the
caller's, which is not distinguished from one that does not exist. \`no page\` is signed in and a member of nothing;
\`ex-member\` was removed a moment ago and still holds both tokens; \`other owner\` owns another page; \`admin\` is group 999
with two-step sign-in, which is no role on any page. Where a call names a user or a page, that is the owner or page A.

| call | right | ${COLUMNS.join(' | ')} |
|---|---|${COLUMNS.map(() => '---|').join('')}
${rows.join('\n')}
`

if (process.argv.includes('--write')) writeFileSync(FILE, text)
else if (process.argv.includes('--check') && readFileSync(FILE, 'utf8') !== text) {
  console.error(
    'docs/access.md is not what the contract says. Run: node scripts/accessTable.ts --write, and review the change.',
  )
  process.exitCode = 1
} else if (!process.argv.includes('--check')) process.stdout.write(text)
