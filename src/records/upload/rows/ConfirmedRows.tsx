import { Plural, Trans } from '@lingui/react/macro'
import type { SheetCounts } from '../../../domain/items/upload/uploadSheet.ts'
import type { UploadMode } from '../../../machines/excelUpload/setup.ts'

interface Props {
  readonly counts: SheetCounts
  readonly mode: UploadMode
}

/** The warning that comes before an upload (seed 001 §2.8). */
export const ConfirmedItems = ({ counts, mode }: Props) => (
  <p>
    <Plural one="# item will be added to your list." other="# items will be added to your list." value={counts.valid} />{' '}
    {mode === 'all' ? (
      <Trans>If the server refuses one of them, none is added.</Trans>
    ) : (
      <Trans>Those that the server refuses are left out.</Trans>
    )}
  </p>
)
