import { unlessClosed } from '../../../ui/unlessClosed.ts'

const keyOf = (userId: string, declarationId: string, version: string): string =>
  `tokhai:newerForm:${encodeURIComponent(userId)}:${declarationId}:${version}`

/** Whether the user has put away, in this browser, what a newer form changes for a declaration. */
export const isPutAway = (userId: string, declarationId: string, version: string): boolean =>
  unlessClosed(() => localStorage.getItem(keyOf(userId, declarationId, version)), null) !== null

export const putAway = (userId: string, declarationId: string, version: string): void =>
  unlessClosed(() => localStorage.setItem(keyOf(userId, declarationId, version), '1'), undefined)
