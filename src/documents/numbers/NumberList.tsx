import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { NumberCalls } from '../../api/contract/documents/numbers.ts'
import { useApi } from '../../api/provider.tsx'
import { useListPlace } from '../../records/address/useListPlace.ts'
import { useRecordPage } from '../../records/recordPage.ts'
import { RecordList } from '../../records/RecordList.tsx'
import { useRecordList, type RecordListDescription } from '../../records/useRecordList.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useCommands } from '../../ui/commands/useCommands.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { SuccessIcon } from '../../ui/icons/firstIcons.tsx'
import { ArrowRightIcon, TrashIcon } from '../../ui/icons/icons.tsx'
import { LazyPart } from '../../ui/part/LazyPart.tsx'
import type { ListParts } from '../list/listParts.ts'
import { useDocumentRights, useRightText } from '../rights.ts'
import { useShownKind } from '../shownKind.ts'
import { ChosenNumber } from './ChosenNumber.tsx'
import { numberShape } from './numberShape.ts'
import { numbersWaitingQuery } from './numbersWaitingQuery.ts'
import { numbersLayout, useNumberColumns } from './useNumberColumns.tsx'
import { mayBeReleased, numberKey, numberLabel, type SymbolOf, type WaitingNumber } from './waitingNumber.ts'

/** The numbers of a kind of documents, and what its list leads to. */
export interface NumberedList {
  /** Names the list. */
  readonly id: string
  readonly calls: NumberCalls
  /** Symbols that it can be narrowed to, beside those of its rows. */
  readonly symbols: readonly string[]
  readonly symbolOf: SymbolOf
  readonly deletion: ListParts['deletion']
  readonly onOpen: (documentId: string) => void
}

const useDescription = (
  { id, symbols: known, symbolOf }: NumberedList,
  rows: readonly WaitingNumber[],
): RecordListDescription<WaitingNumber> => {
  const { t } = useLingui()
  const symbols = [...new Set([...known, ...rows.map(({ symbol }) => symbol)])]
  return {
    id,
    shape: numberShape,
    columns: useNumberColumns(symbolOf),
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
    rowLabel: (row) => numberLabel(row, symbolOf),
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
    return row.document_id === null ? t`No document holds this number: the next one of its day takes it` : undefined
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

interface ReleaseProps extends Pick<NumberedList, 'deletion' | 'symbolOf'> {
  readonly of: readonly WaitingNumber[]
  readonly onEnd: () => void
}

/** Asks before the drafts that hold numbers are deleted, which gives the numbers back. */
const Release = ({ of: numbers, deletion, symbolOf, onEnd }: ReleaseProps) => {
  const drafts = numbers.flatMap((row) =>
    row.document_id === null ? [] : [{ id: row.document_id, label: numberLabel(row, symbolOf) }],
  )
  return (
    <LazyPart of={deletion} onLeave={onEnd}>
      {(DeleteDrafts) => <DeleteDrafts drafts={drafts} onClose={onEnd} onDeleted={onEnd} />}
    </LazyPart>
  )
}

const useNumberList = (numbered: NumberedList) => {
  const { place, onPlaceChange } = useListPlace(numberShape)
  const { page: at, size, filters } = place
  const query = numbersWaitingQuery(useApi(), useShownKind(), numbered.calls, {
    page: at,
    size,
    symbol: filters['symbol'],
  })
  const page = useRecordPage(query, ({ numbers, pagination }) => ({ rows: numbers, total: pagination.total_elements }))
  return useRecordList(useDescription(numbered, page.rows), { page, place, onPlaceChange })
}

const NoNumber = () => {
  const { t } = useLingui()
  return (
    <EmptyState icon={<SuccessIcon size={24} />} title={t`No number waits`}>
      <Trans>Every number that was taken stands on a document that is issued.</Trans>
    </EmptyState>
  )
}

/** Numbers that wait, each led to the document that holds it, or given back by deleting that draft. */
export const NumberList = (numbered: NumberedList) => {
  const { t } = useLingui()
  const list = useNumberList(numbered)
  const { rows } = list.selection
  const reasons = useReasons(rows)
  const [released, setReleased] = useState<readonly WaitingNumber[] | null>(null)
  const open = ({ document_id: id }: WaitingNumber): void => {
    if (id !== null) numbered.onOpen(id)
  }
  const goOn = (): void => rows.slice(0, 1).forEach(open)
  const screen = useCommands([
    {
      id: `${numbered.id}.continue`,
      group: t`Numbers waiting`,
      icon: <ArrowRightIcon />,
      label: t`Continue with the document`,
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
      notices={
        rows.length === 1 &&
        rows.map((row) => <ChosenNumber key={numberKey(row)} of={row} symbolOf={numbered.symbolOf} />)
      }
      onOpen={open}
      ref={screen}
    >
      {released !== null && <Release {...numbered} of={released} onEnd={() => setReleased(null)} />}
    </RecordList>
  )
}
