import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { isNarrowed, NothingFound } from './NothingFound.tsx'
import type { ShownList } from '../useRecordList.ts'

interface Props<Row> {
  readonly list: Pick<ShownList<Row>, 'page' | 'place' | 'onPlaceChange'>
  readonly searchHint: ReactNode
  /** Where the list has no rows at all. */
  readonly children: ReactNode
}

/** Nothing to show, and the way back: to the first page, to other search or filters, or what an empty list offers. */
export const EmptyPage = <Row,>({ list: { page, place, onPlaceChange }, searchHint, children }: Props<Row>) => {
  const { t } = useLingui()
  if (page.total > 0)
    return (
      <EmptyState
        actions={<Button onPress={() => onPlaceChange({ page: 0 })}>{t`Go to the first page`}</Button>}
        title={t`This page is empty`}
      >
        <Trans>The list has become shorter since this page was opened.</Trans>
      </EmptyState>
    )
  if (!isNarrowed(place)) return children
  return (
    <NothingFound onPlaceChange={onPlaceChange} place={place}>
      {searchHint}
    </NothingFound>
  )
}
