import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import type { ApiClient } from '../../api/client.ts'
import type { ServerFailure } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import type { StatusAppearance } from '../status/statusAppearance.ts'

/** A document as an overview shows it. */
export interface NewestDocument {
  readonly id: string
  /** YYYY-MM-DD. */
  readonly day: string
  readonly name: string
  /** What stands beside the name, such as its form. */
  readonly note: string
  readonly status: ReactNode
}

/** Documents of a collection by the codes of their statuses. */
export type StatusTally = readonly { readonly status: string; readonly count: number }[]

interface NewestPage<Row> {
  /** Newest first. */
  readonly rows: readonly Row[]
  /** How many documents there are in all. */
  readonly total: number
}

/** How documents of a collection are counted and read for an overview, and what it says of them. */
export interface OverviewKind<Row> {
  readonly key: string
  /** As in `ShownKind`. */
  readonly queryKey: readonly string[]
  readonly count: (api: ApiClient, signal: AbortSignal) => Promise<Result<StatusTally, ServerFailure>>
  readonly newest: (
    api: ApiClient,
    size: number,
    signal: AbortSignal,
  ) => Promise<Result<NewestPage<Row>, ServerFailure>>
  readonly statusOf: (row: Row) => string
  /** As what the code of a status is shown. */
  readonly shownAs: (status: string) => string
  /** Statuses as they are shown, and how; what asks for work stands first. */
  readonly appearances: readonly (readonly [string, StatusAppearance])[]
  readonly shown: (row: Row) => NewestDocument
  readonly words: {
    readonly newest: MessageDescriptor
    /** Of the counts by status. */
    readonly counts: MessageDescriptor
    /** Where not all of them were counted. */
    readonly countedOf: (counted: number, all: string) => MessageDescriptor
    /** @param all the same number as it is shown */
    readonly inAll: (total: number, all: string) => MessageDescriptor
  }
}
