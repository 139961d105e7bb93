import { assign, setup } from 'xstate'
import { unexpected, type ServerFailure, type Unexpected } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import { notProvided } from '../placeholder.ts'

/** A zip with a PDF for each document, or one PDF of all; as documents on paper, or as they are. */
export interface ArchiveChoice {
  readonly form: 'zip' | 'pdf'
  readonly isConverted: boolean
}

export interface MadeArchive {
  /** A path that is valid for a while. */
  readonly url: string
  readonly count: number
  /** Documents that have no print or could not be drawn. */
  readonly leftOut: number
}

export type ArchiveMade = Result<MadeArchive, ServerFailure>

export interface ArchiveInput {
  /** What is chosen at first. */
  readonly choice: ArchiveChoice
}

interface ArchiveContext extends ArchiveInput {
  readonly made: MadeArchive | null
  readonly failure: ServerFailure | Unexpected | null
}

export type ArchiveEvent =
  | { type: 'file.wanted'; choice: ArchiveChoice }
  | { type: 'making.cancelled' }
  | { type: 'making.repeated' }
  | { type: 'choice.again' }
  | { type: 'dialog.dismissed' }

const types: {
  input?: ArchiveInput
  context?: ArchiveContext
  events?: ArchiveEvent
  tags?: 'busy'
  meta?: { seed: readonly string[] }
} = {}

/** Everything the chart names. */
export const archiving = setup({
  types,
  actors: { makeArchive: notProvided<ArchiveMade, ArchiveChoice>('makeArchive') },
  actions: {
    keepChoice: assign((_, { choice }: { choice: ArchiveChoice }) => ({ choice })),
    keepMade: assign((_, { answer }: { answer: ArchiveMade }) => ({ made: answer.ok ? answer.value : null })),
    keepFailure: assign((_, { answer }: { answer: ArchiveMade }) => ({ failure: answer.ok ? null : answer.failure })),
    keepError: assign((_, { error }: { error: unknown }) => ({ failure: unexpected(error) })),
    forgetOutcome: assign({ made: null, failure: null }),
  },
  guards: { isOk: (_, { answer }: { answer: ArchiveMade }) => answer.ok },
})
