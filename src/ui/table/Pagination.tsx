import type { KeyboardEvent } from 'react'
import { useId, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon, FirstPageIcon, LastPageIcon } from '../icons/icons.tsx'
import { useTableTexts } from './tableTexts.ts'
import { pageCount, typedPage } from './pageNumbers.ts'
import './Pagination.css'

type PaginationProps = {
  /** From 1. */
  page: number
  pageSize: number
  /** How many rows the whole list has. */
  total: number
  /** Whether it has more, which cannot be paged to. */
  isMinimum?: boolean | undefined
  onPageChange: (page: number) => void
  onPageSizeChange?: ((size: number) => void) | undefined
  pageSizes?: readonly number[] | undefined
  selectedCount?: number | undefined
  /** How many of the selected rows are on other pages. */
  selectedElsewhere?: number | undefined
  onClearSelection?: (() => void) | undefined
}

const usualSizes = [20, 50, 100] as const

/** The footer of a list: what is selected, which rows these are, and the way to the others. */
export function Pagination({
  page,
  pageSize,
  total,
  isMinimum = false,
  onPageChange,
  onPageSizeChange,
  pageSizes = usualSizes,
  selectedCount = 0,
  selectedElsewhere = 0,
  onClearSelection,
}: PaginationProps) {
  const texts = useTableTexts()
  const pages = pageCount(total, pageSize)
  const isBeyond = total === 0 || page > pages
  const first = isBeyond ? 0 : (page - 1) * pageSize + 1
  const last = isBeyond ? 0 : Math.min(total, page * pageSize)
  const goTo = (next: number) => next !== page && onPageChange(next)
  return (
    <div className="ui-pagination">
      <div className="ui-pagination-count">
        {selectedCount > 0 && (
          <p>
            <strong>{texts.table.selectedCount(selectedCount)}</strong>
            {selectedElsewhere > 0 && <span> {texts.table.selectedElsewhere(selectedElsewhere)}</span>}
          </p>
        )}
        {selectedCount > 0 && onClearSelection !== undefined && (
          <Button onPress={onClearSelection} size="small" variant="quiet">
            {texts.table.clearSelection}
          </Button>
        )}
        <p>{isMinimum ? texts.pages.rangeOfMore(first, last, total) : texts.pages.range(first, last, total)}</p>
        {isMinimum && page >= pages && <p>{texts.pages.narrow}</p>}
      </div>
      {onPageSizeChange !== undefined && <PageSize onChange={onPageSizeChange} size={pageSize} sizes={pageSizes} />}
      <nav aria-label={texts.pages.navigation} className="ui-pagination-pages">
        <IconButton
          icon={<FirstPageIcon />}
          isDisabled={page <= 1}
          label={texts.pages.first}
          onPress={() => goTo(1)}
          size="small"
        />
        <IconButton
          icon={<ChevronLeftIcon />}
          isDisabled={page <= 1}
          label={texts.pages.previous}
          onPress={() => goTo(Math.min(page - 1, pages))}
          size="small"
        />
        <PageInput key={page} onGo={goTo} page={page} pages={pages} />
        <IconButton
          icon={<ChevronRightIcon />}
          isDisabled={page >= pages}
          label={texts.pages.next}
          onPress={() => goTo(page + 1)}
          size="small"
        />
        <IconButton
          icon={<LastPageIcon />}
          isDisabled={page >= pages}
          label={texts.pages.last}
          onPress={() => goTo(pages)}
          size="small"
        />
      </nav>
    </div>
  )
}

function PageSize({
  size,
  sizes,
  onChange,
}: {
  size: number
  sizes: readonly number[]
  onChange: (size: number) => void
}) {
  const texts = useTableTexts()
  const id = useId()
  return (
    <div className="ui-pagination-size">
      <label htmlFor={id}>{texts.pages.pageSize}</label>
      <select id={id} onChange={(event) => onChange(Number(event.currentTarget.value))} value={size}>
        {sizes.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </div>
  )
}

function PageInput({ page, pages, onGo }: { page: number; pages: number; onGo: (page: number) => void }) {
  const texts = useTableTexts()
  const [text, setText] = useState(String(page))
  const go = () => {
    const next = typedPage(text, pages) ?? page
    setText(String(next))
    onGo(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    go()
  }
  return (
    <span className="ui-pagination-page">
      <input
        aria-label={texts.pages.page}
        inputMode="numeric"
        onBlur={go}
        onChange={(event) => setText(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={onKeyDown}
        value={text}
      />
      <span>{texts.pages.ofPages(pages)}</span>
    </span>
  )
}
