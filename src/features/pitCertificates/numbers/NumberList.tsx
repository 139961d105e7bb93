import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useApi } from '../../../api/provider.tsx'
import { useNavigation } from '../../../area/navigation.ts'
import { useDocumentRights, useRightText } from '../../../documents/rights.ts'
import { useListPlace } from '../../../records/address/useListPlace.ts'
import { useRecordPage } from '../../../records/recordPage.ts'
import { RecordList } from '../../../records/RecordList.tsx'
import { useRecordList, type RecordListDescription } from '../../../records/useRecordList.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useCommands } from '../../../ui/commands/useCommands.ts'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { SuccessIcon } from '../../../ui/icons/firstIcons.tsx'
import { ArrowRightIcon, TrashIcon } from '../../../ui/icons/icons.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { editorPlace } from '../address.ts'
import { listParts } from '../parts.ts'
import { numbersWaitingQuery } from '../queries/numbersWaiting.ts'
import { useKnownSymbols } from '../queries/useKnownSymbols.ts'
import { ChosenNumber } from './ChosenNumber.tsx'
import { numberShape } from './numberShape.ts'
import { numbersLayout, useNumberColumns } from './useNumberColumns.tsx'
import { mayBeReleased, numberKey, numberLabel, type WaitingNumber } from './waitingNumber.ts'

const useDescription = (rows: readonly WaitingNumber[]): RecordListDescription<WaitingNumber> => {
  const { t } = useLingui()
  const symbols = [...new Set([...useKnownSymbols(), ...rows.map(({ symbol }) => symbol)])]
  return {
    id: 'pit-numbers',
    shape: numberShape,
    columns: useNumberColumns(),
    firstLayout: numbersLayout,
    filters: [
      {
        kind: 'choice',
        name: 'symbol',
        label: t({ message: 'Symbol', context: 'Of a document' }),
        options: symbols.map((symbol) => ({ value: symbol, label: symbol })),
      },
    ],
    rowKey: numberKey,
    rowLabel: numberLabel,
    texts: { list: t`List of numbers waiting`, table: t`Numbers waiting`, searchHint: null },
  }
}

/** Why the chosen number cannot be gone on with, or its draft not be deleted; undefined where it can. */
const useReasons = (rows: readonly WaitingNumber[]) => {
  const { t } = useLingui()
  const rights = useDocumentRights()
  const missing = useRightText()
  const [row, ...others] = rows
  const toContinue = (): string | undefined => {
    if (row === undefined || others.length > 0) return t`Select one number`
    return row.document_id === null ? t`No certificate holds this number: the next one of its day takes it` : undefined
  }
  const toRelease = (): string | undefined => {
    if (rights.delete !== null) return missing(rights.delete)
    if (row === undefined) return t`Select the numbers whose drafts are to be deleted`
    return rows.every(mayBeReleased)
      ? undefined
      : t`Only a number that a draft holds is given back by deleting the draft`
  }
  return { toContinue: toContinue(), toRelease: toRelease() }
}

/** Asks before the drafts that hold numbers are deleted, which gives the numbers back. */
const Release = ({ of: numbers, onEnd }: { readonly of: readonly WaitingNumber[]; readonly onEnd: () => void }) => {
  const drafts = numbers.flatMap((row) =>
    row.document_id === null ? [] : [{ id: row.document_id, label: numberLabel(row) }],
  )
  return (
    <LazyPart of={listParts.deletion} onLeave={onEnd}>
      {(DeleteDrafts) => <DeleteDrafts drafts={drafts} onClose={onEnd} onDeleted={onEnd} />}
    </LazyPart>
  )
}

const useNumberList = () => {
  const { place, onPlaceChange } = useListPlace(numberShape)
  const { page: at, size, filters } = place
  const query = numbersWaitingQuery(useApi(), { page: at, size, symbol: filters['symbol'] })
  const page = useRecordPage(query, ({ numbers, pagination }) => ({ rows: numbers, total: pagination.total_elements }))
  return useRecordList(useDescription(page.rows), { page, place, onPlaceChange })
}

const NoNumber = () => {
  const { t } = useLingui()
  return (
    <EmptyState icon={<SuccessIcon size={24} />} title={t`No number waits`}>
      <Trans>Every number that was taken stands on a certificate that is issued.</Trans>
    </EmptyState>
  )
}

/** Numbers that wait, each led to the certificate that holds it, or given back by deleting that draft. */
export const NumberList = () => {
  const { t } = useLingui()
  const { openPage } = useNavigation()
  const list = useNumberList()
  const { rows } = list.selection
  const reasons = useReasons(rows)
  const [released, setReleased] = useState<readonly WaitingNumber[] | null>(null)
  const open = ({ document_id: certificate }: WaitingNumber): void => {
    if (certificate !== null) openPage('pit-certificates', editorPlace({ document: certificate }, {}))
  }
  const goOn = (): void => rows.slice(0, 1).forEach(open)
  const screen = useCommands([
    {
      id: 'pit-numbers.continue',
      group: t`Numbers waiting`,
      icon: <ArrowRightIcon />,
      label: t`Continue with the certificate`,
      run: reasons.toContinue === undefined ? goOn : undefined,
    },
  ])
  return (
    <RecordList
      actions={
        <>
          <Button disabledReason={reasons.toRelease} icon={<TrashIcon />} onPress={() => setReleased(rows)}>
            {t`Delete the draft`}
          </Button>
          <Button disabledReason={reasons.toContinue} icon={<ArrowRightIcon />} onPress={goOn} variant="primary">
            {t`Continue`}
          </Button>
        </>
      }
      empty={<NoNumber />}
      isSelectable
      list={list}
      notices={rows.length === 1 && rows.map((row) => <ChosenNumber key={numberKey(row)} of={row} />)}
      onOpen={open}
      ref={screen}
    >
      {released !== null && <Release of={released} onEnd={() => setReleased(null)} />}
    </RecordList>
  )
}
