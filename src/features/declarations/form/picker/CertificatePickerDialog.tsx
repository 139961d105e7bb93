import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
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
import { Button } from '../../../../ui/button/Button.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { useCoarsePointer } from '../../../../ui/layout/mediaQuery.ts'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { DataTable } from '../../../../ui/table/DataTable.tsx'
import { Pagination } from '../../../../ui/table/Pagination.tsx'
import { HiddenNote } from './HiddenNote.tsx'
import './picker.css'

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

type Chosen = ReadonlyMap<string, CertificateRecord>

/** `chosen` with what is selected of the offered ones; those of other pages stay. */
const chosenWith = (chosen: Chosen, offered: readonly CertificateRecord[], keys: ReadonlySet<string>): Chosen => {
  const next = new Map(chosen)
  for (const record of offered) {
    if (keys.has(record.id)) next.set(record.id, record)
    else next.delete(record.id)
  }
  return next
}

const PickerHint = () => (
  <p className="certificate-picker-hint">
    {useCoarsePointer() ? (
      <Trans>Tap one or more, then confirm.</Trans>
    ) : (
      <Trans>Tick one or more, then confirm. A double click takes one at once.</Trans>
    )}
  </p>
)

interface TableProps extends Pick<Props, 'failure' | 'isLoading' | 'onRetry' | 'statusName' | 'onChosen'> {
  readonly offered: readonly CertificateRecord[]
  readonly chosen: Chosen
  readonly onSelect: (keys: ReadonlySet<string>) => void
}

const PickerTable = (props: TableProps) => {
  const { offered, chosen, failure, isLoading, onRetry, statusName, onChosen, onSelect } = props
  const { t } = useLingui()
  const failureText = useFailureText()
  return (
    <div className="certificate-picker-table">
      <DataTable
        columns={useCertificateColumns({ statusName, isOffered: true })}
        empty={
          <EmptyState
            title={t`No certificate to choose on this page`}
          >{t`Those of this page are in the form already, or are no longer in use.`}</EmptyState>
        }
        error={
          failure === null ? undefined : (
            <FailureState failure={failure} onRetry={onRetry} text={failureText(failure)} />
          )
        }
        isLoading={isLoading}
        label={t`Registered certificates`}
        onRowDoubleClick={(record) => onChosen([record])}
        onSelectionChange={onSelect}
        rowKey={certificateKey}
        rowLabel={certificateLabel}
        rows={offered}
        selectedKeys={new Set(chosen.keys())}
        skeletonRows={pickerPageSize}
      />
    </div>
  )
}

/** Certificates of the company to choose from (seed 000 §2, §5): several by their boxes or a tap on each, one by a double click or Enter. */
export const CertificatePickerDialog = (props: Props) => {
  const { page, pageNumber, onPageChange, taken, onChosen, onClose } = props
  const { t } = useLingui()
  const [chosen, setChosen] = useState<Chosen>(new Map())
  const records = page?.records ?? []
  const offered = records.filter(
    (record) => record.status !== certificateStatuses.stopped && !taken.includes(record.id),
  )
  return (
    <Dialog
      footer={
        <>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button
            disabledReason={chosen.size === 0 ? t`Tick at least one certificate` : undefined}
            onPress={() => onChosen([...chosen.values()])}
            variant="primary"
          >
            {t`Confirm`}
          </Button>
        </>
      }
      isOpen
      onOpenChange={onClose}
      size="large"
      title={t`Choose certificates`}
    >
      <div className="certificate-picker">
        <PickerHint />
        <PickerTable
          {...props}
          chosen={chosen}
          offered={offered}
          onSelect={(keys) => setChosen(chosenWith(chosen, offered, keys))}
        />
        <HiddenNote count={records.length - offered.length} />
        <Pagination
          onPageChange={(next) => onPageChange(next - 1)}
          page={pageNumber + 1}
          pageSize={pickerPageSize}
          selectedCount={chosen.size}
          total={page?.total ?? 0}
        />
      </div>
    </Dialog>
  )
}
