import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Failure } from '../../domain/failure.ts'
import type { SavingFailure } from '../../domain/spreadsheet.ts'

/** Why a list is not written; `nothing`: it has no rows. */
export type ExportFailure = Failure | SavingFailure | { readonly code: 'nothing' }

/** Why nothing was exported (seed 001 §8). */
export const exportProblem = (failure: ExportFailure): MessageDescriptor => {
  if (failure.code === 'nothing') return msg`No data to export, please reselect the date range!`
  if (failure.code === 'spreadsheet.notSaved')
    return msg`The file could not be written there: choose another place, or make room on the disk.`
  const isAway =
    failure.code === 'connection.lost' ||
    failure.code === 'connection.tooSlow' ||
    (failure.code === 'server.failed' && failure.status >= 502)
  return isAway ? msg`Service Temporary Unavailable` : msg`An error occurred`
}
