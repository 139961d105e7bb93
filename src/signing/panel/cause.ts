import type { Unexpected } from '../../domain/failure.ts'

const unknown: Unexpected = { code: 'unexpected', detail: '' }

/** The failure to show in a state that has stopped. */
export const causeOf = <F>(failure: F | null): F | Unexpected => failure ?? unknown
