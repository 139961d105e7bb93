import { randomBytes } from 'node:crypto'
import { newUuid } from '../../src/domain/uuid.ts'

/** The id of a record that the server makes, as `newUuid` says. */
export const newId = (at: number = Date.now()): string => newUuid(at)

/** 256 random bits in base64url: 43 characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url')
