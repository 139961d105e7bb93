import { pitStaffScopes, type Permission } from '../../domain/session.ts'

/** Those whose work is e-PIT: staff of the company have no part in it (seed 002 §2.2, §6). */
export const pitStaff = { scopes: pitStaffScopes } as const

/** Of those, whoever has a permission. */
export const pitStaffWith = (permission: Permission) => ({ ...pitStaff, permission }) as const
