import { Trans, useLingui } from '@lingui/react/macro'
import type { ListPlace } from '../../../api/queries/listPlace.ts'
import { isNarrowed, NothingFound } from '../../../records/NothingFound.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { DocumentIcon, PlusIcon } from '../../../ui/icons/icons.tsx'

interface EmptyProps {
  readonly place: ListPlace
  /** Whether the list has rows on other pages. */
  readonly isBeyondEnd: boolean
  readonly mayAdd: boolean
  readonly onAdd: () => void
  readonly onPlaceChange: (change: Partial<ListPlace>) => void
}

/** Nothing to show, and what to do about it: first declaration, other search or filters, or back to the first page. */
export const EmptyList = ({ place, isBeyondEnd, mayAdd, onAdd, onPlaceChange }: EmptyProps) => {
  const { t } = useLingui()
  if (isBeyondEnd) {
    return (
      <EmptyState
        actions={<Button onPress={() => onPlaceChange({ page: 0 })}>{t`Go to the first page`}</Button>}
        title={t`This page is empty`}
      >
        <Trans>The list has become shorter since this page was opened.</Trans>
      </EmptyState>
    )
  }
  if (isNarrowed(place)) {
    return (
      <NothingFound onPlaceChange={onPlaceChange} place={place}>
        <Trans>
          Everything that the columns show is searched, in any order of words. Dates are written 31/12/2026. Try fewer
          or shorter words.
        </Trans>
      </NothingFound>
    )
  }
  return (
    <EmptyState
      actions={
        mayAdd && (
          <Button icon={<PlusIcon />} onPress={onAdd} variant="primary">
            {t`Add a declaration`}
          </Button>
        )
      }
      icon={<DocumentIcon size={24} />}
      title={t`No declaration yet`}
    >
      {mayAdd ? (
        <Trans>
          Register your company's use of e-invoices: fill in form 01/ĐKTĐ-HĐĐT, sign it and send it to the tax
          authority.
        </Trans>
      ) : (
        <Trans>
          Your account may not add declarations. Ask your company's administrator to register the use of e-invoices.
        </Trans>
      )}
    </EmptyState>
  )
}
