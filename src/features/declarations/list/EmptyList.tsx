import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { DocumentIcon, PlusIcon, SearchIcon } from '../../../ui/icons.tsx'

interface EmptyProps {
  readonly search: string
  /** Whether the list has rows on other pages. */
  readonly isBeyondEnd: boolean
  readonly mayAdd: boolean
  readonly onAdd: () => void
  readonly onClearSearch: () => void
  readonly onFirstPage: () => void
}

/** Nothing to show, and what to do about it: first declaration, other search, or back to the first page. */
export const EmptyList = ({ search, isBeyondEnd, mayAdd, onAdd, onClearSearch, onFirstPage }: EmptyProps) => {
  const { t } = useLingui()
  if (isBeyondEnd) {
    return (
      <EmptyState
        actions={<Button onPress={onFirstPage}>{t`Go to the first page`}</Button>}
        title={t`This page is empty`}
      >
        <Trans>The list has become shorter since this page was opened.</Trans>
      </EmptyState>
    )
  }
  if (search !== '') {
    return (
      <EmptyState
        actions={<Button onPress={onClearSearch}>{t`Clear the search`}</Button>}
        icon={<SearchIcon size={24} />}
        title={t`Nothing found for “${search}”`}
      >
        <Trans>Form number, reference, POS key and trade code are searched. Try a shorter text.</Trans>
      </EmptyState>
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
