import { signIn } from './0001-sign-in.ts'
import { declarations } from './0002-declarations.ts'
import { registrations } from './0003-registrations.ts'

/** Steps that each made tables of several areas. Later ones stand with the one area whose table they change. */
export const firstSchema = {
  migrations: {
    '0001-sign-in': signIn,
    '0002-declarations': declarations,
    '0003-registrations': registrations,
  },
  repositories: () => ({}),
}
