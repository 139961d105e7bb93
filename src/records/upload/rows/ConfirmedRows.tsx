import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { UploadMode } from '../../../machines/excelUpload/setup.ts'
import type { ListUploadWords } from './uploadedList.ts'

interface Props {
  /** Rows that are sent. */
  readonly count: number
  readonly mode: UploadMode
  readonly words: ListUploadWords
}

/** The warning that comes before an upload (seed 001 §2.8). */
export const ConfirmedRows = ({ count, mode, words }: Props) => {
  const { i18n } = useLingui()
  return (
    <p>
      {i18n._(words.willBeAdded(count))}{' '}
      {mode === 'all' ? (
        <Trans>If the server refuses one of them, none is added.</Trans>
      ) : (
        <Trans>Those that the server refuses are left out.</Trans>
      )}
    </p>
  )
}
