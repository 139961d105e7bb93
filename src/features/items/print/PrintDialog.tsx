import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import type { ItemListRow } from '../../../api/contract/items.ts'
import { failureOf } from '../../../api/failureError.ts'
import { useApi } from '../../../api/provider.tsx'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { FailureState } from '../../../failures/FailureState.tsx'
import { useFailureText } from '../../../failures/useFailureText.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { shownNumber } from '../../../i18n/numbers.ts'
import { PreviewDialog } from '../../../printing/preview/PreviewDialog.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { collectItems } from '../export/collectItems.ts'
import { timestampOf } from '../../../records/export/timestamp.ts'
import { mostPrinted, printedItems } from './printedItems.ts'

interface Props {
  readonly place: ListPlace
  /** Items that the list shows. */
  readonly total: number
  readonly onClose: () => void
}

/** Every item that the list shows, not only its page, as a landscape PDF (seed 001 §2.8). */
export const PrintDialog = ({ place, total, onClose }: Props) => {
  const { t } = useMacro()
  const api = useApi()
  const failureText = useFailureText()
  const opening = useId()
  const [part, setPart] = useState(0)
  const { data, error, refetch } = useQuery({
    queryKey: ['items', 'print', opening],
    queryFn: ({ signal }) => collectItems(api, place, signal, setPart),
    staleTime: Infinity,
    gcTime: 0,
    enabled: total <= mostPrinted,
  })
  if (data !== undefined && data.length > 0) return <PrintedItems items={data} onClose={onClose} />
  const failure = error === null ? null : failureOf(error)
  return (
    <Dialog
      footer={<Button onPress={onClose}>{t`Close`}</Button>}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={t`Print the list`}
    >
      {failure !== null && (
        <FailureState
          failure={failure}
          isAlone
          onRetry={() => void refetch()}
          text={failureText(failure, msg`The items could not be read`)}
        />
      )}
      {total > mostPrinted && <TooMany />}
      {failure === null && data === undefined && total <= mostPrinted && (
        <ProgressBar label={t`Reading the items`} value={Math.round(part * 100)} />
      )}
      {data?.length === 0 && <Trans>No data to export, please reselect the date range!</Trans>}
    </Dialog>
  )
}

const TooMany = () => {
  const most = shownNumber(mostPrinted)
  return (
    <Trans>
      At most {most} items can be printed at once. Narrow the list by a search or a VAT rate, or download all of it as
      Excel.
    </Trans>
  )
}

interface PrintedProps {
  readonly items: readonly ItemListRow[]
  readonly onClose: () => void
}

const PrintedItems = ({ items, onClose }: PrintedProps) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const locale = useLocale()
  const opening = useId()
  const [now] = useState(() => new Date())
  const printout = useMemo(() => {
    return {
      id: opening,
      fileName: `ITEM_LIST_${timestampOf(now)}.pdf`,
      document: () => ({ kind: 'list' as const, list: printedItems(items, i18n, locale, now) }),
    }
  }, [items, i18n, locale, opening, now])
  return <PreviewDialog onClose={onClose} printout={printout} title={t`Print the list`} />
}
