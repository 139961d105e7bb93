import { Trans, useLingui } from '@lingui/react/macro'
import {
  certificateKey,
  certificateLabel,
  useCertificateColumns,
} from '../../../../certificates/useCertificateColumns.tsx'
import type { CertificateRecord } from '../../../../domain/certificate.ts'
import { certificateStatuses } from '../../../../domain/certificateCodes.ts'
import type { Failure } from '../../../../domain/failure.ts'
import { FailureState } from '../../../../failures/FailureState.tsx'
import { useFailureText } from '../../../../failures/useFailureText.ts'
import { RecordPicker } from '../../../../records/picker/RecordPicker.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { useCoarsePointer } from '../../../../ui/layout/mediaQuery.ts'
import { HiddenNote } from './HiddenNote.tsx'

/** A page of registered certificates as the server answers it. */
interface CertificatePage {
  readonly records: readonly CertificateRecord[]
  readonly total: number
}

interface Props {
  /** Undefined while it is being fetched for the first time. */
  readonly page: CertificatePage | undefined
  readonly isLoading: boolean
  readonly failure: Failure | null
  readonly onRetry: () => void
  /** From 0. */
  readonly pageNumber: number
  readonly onPageChange: (pageNumber: number) => void
  /** Ids of the certificates that the form already holds. */
  readonly taken: readonly string[]
  readonly statusName: (code: string) => string
  readonly onChosen: (records: readonly CertificateRecord[]) => void
  readonly onClose: () => void
}

export const pickerPageSize = 10

const PickerHint = () => (
  <p className="record-picker-hint">
    {useCoarsePointer() ? (
      <Trans>Tap one or more, then confirm.</Trans>
    ) : (
      <Trans>Tick one or more, then confirm. A double click takes one at once.</Trans>
    )}
  </p>
)

/** Certificates of the company to choose from (seed 000 §2, §5). */
export const CertificatePickerDialog = (props: Props) => {
  const { page, isLoading, failure, onRetry, pageNumber, onPageChange, taken, statusName, onChosen, onClose } = props
  const { t } = useLingui()
  const failureText = useFailureText()
  const records = page?.records ?? []
  const offered = records.filter(
    (record) => record.status !== certificateStatuses.stopped && !taken.includes(record.id),
  )
  return (
    <RecordPicker
      columns={useCertificateColumns({ statusName, isOffered: true })}
      empty={
        <EmptyState
          title={t`No certificate to choose on this page`}
        >{t`Those of this page are in the form already, or are no longer in use.`}</EmptyState>
      }
      hint={<PickerHint />}
      isLoading={isLoading}
      keyOf={certificateKey}
      label={t`Registered certificates`}
      labelOf={certificateLabel}
      note={<HiddenNote count={records.length - offered.length} />}
      nothingChosen={t`Tick at least one certificate`}
      onChosen={onChosen}
      onClose={onClose}
      onOpen={(record) => onChosen([record])}
      onPageChange={onPageChange}
      page={pageNumber}
      pageSize={pickerPageSize}
      problem={
        failure === null ? undefined : <FailureState failure={failure} onRetry={onRetry} text={failureText(failure)} />
      }
      rows={offered}
      title={t`Choose certificates`}
      total={page?.total ?? 0}
    />
  )
}
