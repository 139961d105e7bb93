import { useId } from 'react'
import { Button } from '../button/Button.tsx'
import { useTableTexts } from './tableTexts.ts'
import { pageCount } from './pageNumbers.ts'
import { PageLinks } from './PageLinks.tsx'
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
  /** What its pages are of, where several lists stand together. */
  label?: string | undefined
}

const usualSizes = [20, 50, 100] as const

/** The footer of a list: what is selected, which rows these are, and the way to the others. */
export function Pagination({
  page,
  pageSize,
  onPageChange,
  onPageSizeChange,
  pageSizes = usualSizes,
  label,
  ...count
}: PaginationProps) {
  const pages = pageCount(count.total, pageSize)
  const goTo = (next: number) => next !== page && onPageChange(next)
  return (
    <div className="ui-pagination">
      <PageCount {...count} page={page} pageSize={pageSize} />
      {onPageSizeChange !== undefined && <PageSize onChange={onPageSizeChange} size={pageSize} sizes={pageSizes} />}
      <PageLinks label={label} onGo={goTo} page={page} pages={pages} />
    </div>
  )
}

type PageCountProps = Omit<PaginationProps, 'onPageChange' | 'onPageSizeChange' | 'pageSizes' | 'label'>

function PageCount({
  page,
  pageSize,
  total,
  isMinimum = false,
  selectedCount = 0,
  selectedElsewhere = 0,
  onClearSelection,
}: PageCountProps) {
  const texts = useTableTexts()
  const pages = pageCount(total, pageSize)
  const isBeyond = total === 0 || page > pages
  const first = isBeyond ? 0 : (page - 1) * pageSize + 1
  const last = isBeyond ? 0 : Math.min(total, page * pageSize)
  return (
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
