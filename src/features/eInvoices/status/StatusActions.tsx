import { useLingui } from '@lingui/react/macro'
import type { InvoiceRow } from '../../../api/contract/invoices.ts'
import { useStatusCheck } from '../../../documents/statusCheck/useStatusCheck.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ClockIcon, PencilIcon, SendIcon, SyncIcon } from '../../../ui/icons/icons.tsx'
import { askStatuses } from '../matters/askStatuses.ts'
import { useStatusReasons } from './useStatusReasons.ts'

interface Props {
  /** The selected invoices. */
  readonly rows: readonly InvoiceRow[]
  readonly onLook: (row: InvoiceRow) => void
  readonly onIssue: (row: InvoiceRow) => void
  readonly onCorrect: (row: InvoiceRow) => void
}

/** What mends the selected invoices; what does not says why. */
export const StatusActions = ({ rows, onLook, onIssue, onCorrect }: Props) => {
  const { t } = useLingui()
  const reasons = useStatusReasons(rows)
  const checkStatus = useStatusCheck(askStatuses)
  const withFirst = (act: (row: InvoiceRow) => void) => (): void => rows.slice(0, 1).forEach(act)
  return (
    <>
      <Button disabledReason={reasons.history} icon={<ClockIcon />} onPress={withFirst(onLook)}>
        {t`History`}
      </Button>
      <Button
        disabledReason={reasons.check}
        icon={<SyncIcon />}
        onPress={() => void checkStatus(rows.map(({ sid }) => sid))}
      >
        {t`Check again`}
      </Button>
      <Button disabledReason={reasons.issue} icon={<SendIcon />} onPress={withFirst(onIssue)}>
        {t`Issue again`}
      </Button>
      <Button disabledReason={reasons.correct} icon={<PencilIcon />} onPress={withFirst(onCorrect)} variant="primary">
        {t`Open to correct`}
      </Button>
    </>
  )
}
