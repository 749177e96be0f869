// Who may do what: one table, read by the server to decide and by the dashboard to hide.

/** Roles a member can have on a page, strongest first. */
export const ROLES = ['owner', 'manager', 'editor', 'staff', 'analyst'] as const
export type Role = (typeof ROLES)[number]

const MATRIX = {
  'page.settings:read': ['owner', 'manager', 'editor', 'staff', 'analyst'],
  'page.settings:write': ['owner', 'manager'],
  'page.settings:delete': ['owner'],
  'device:read': ['owner', 'manager', 'editor', 'staff', 'analyst'],
  'device:write': ['owner', 'manager'],
  'device.secret:reveal': ['owner'],
  'session:read': ['owner', 'manager', 'editor', 'staff', 'analyst'],
  'session:disconnect': ['owner', 'manager', 'staff'],
  'report:read': ['owner', 'manager', 'editor', 'staff', 'analyst'],
  /** Names, phones and e-mails in full; without it they leave the server masked. */
  'guest.identity:read': ['owner', 'manager'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof MATRIX
export const PERMISSIONS = Object.keys(MATRIX) as Permission[]

/** Group id of platform administrators (specification §6). */
export const ADMIN_GROUP = 999

/**
 * How a call is let in. Every endpoint states one; the server refuses to start on a route without it.
 * - `anyone`: no token.
 * - `user`: a user token; what is answered is the caller's own.
 * - `member`: a user token, and the page named by the path parameter `of` must be one of the caller's.
 * - `page`: a page token whose role has the permission.
 * - `admin`: a user token of group 999, checked against the database.
 */
export type Access =
  | { by: 'anyone' }
  | { by: 'user' }
  | { by: 'member'; of: string; may: Permission }
  | { by: 'page'; may: Permission }
  | { by: 'admin' }

/** Whether a role has a permission. An unknown role has none. */
export function allows(role: string | undefined, permission: Permission): boolean {
  return (MATRIX[permission] as readonly string[]).includes(role ?? '')
}

/** Everything a role may do. */
export function permissionsOf(role: string): Permission[] {
  return PERMISSIONS.filter((permission) => allows(role, permission))
}
