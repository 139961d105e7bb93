import { hashPassword } from '../passwordHash.ts'
import { demoPassword } from './accounts.ts'

let hash: Promise<string> | null = null

/** The hash of every demo account: their password is public, and a hash of each one's own took most of the first start. */
export const demoPasswordHash = (): Promise<string> => (hash ??= hashPassword(demoPassword))
