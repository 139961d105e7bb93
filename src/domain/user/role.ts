import { isAdministrator, type Scope } from '../session.ts'

/** What a user of a company is: 1 Administrator, 2 User (seed 001 §6). */
export const roles = { administrator: '1', user: '2' } as const
export const roleCodes = [roles.administrator, roles.user] as const
export type Role = (typeof roleCodes)[number]

/** The values by which a list is narrowed to a role (seed 001 §6). */
export const roleFilters = ['ADMIN', 'USER'] as const
export type RoleFilter = (typeof roleFilters)[number]

/** Scopes whose accounts are managed as users of a company; those of e-PIT and the admin site are not (docs/decisions/0271). */
export const managedScopes = ['ADMIN', 'SYS_ADMIN', 'USER'] as const satisfies readonly Scope[]

export const roleOf = (scope: Scope): Role => (isAdministrator(scope) ? roles.administrator : roles.user)

export const scopesOf = (filter: RoleFilter | null): readonly Scope[] =>
  managedScopes.filter((scope) => filter === null || isAdministrator(scope) === (filter === 'ADMIN'))

/** The scope of an account that is given a role; a system administrator stays one. */
export const scopeWith = (role: Role, scope: Scope): Scope =>
  role === roles.user ? 'USER' : scope === 'SYS_ADMIN' ? 'SYS_ADMIN' : 'ADMIN'

/** Only a system administrator changes one: an administrator would otherwise make the way to more rights (docs/decisions/0271). */
export const mayManage = (own: Scope, other: Scope): boolean => other !== 'SYS_ADMIN' || own === 'SYS_ADMIN'
