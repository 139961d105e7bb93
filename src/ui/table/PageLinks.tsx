import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon, FirstPageIcon, LastPageIcon } from '../icons/icons.tsx'
import { typedPage } from './pageNumbers.ts'
import { useTableTexts } from './tableTexts.ts'
import './Pagination.css'

type PageLinksProps = {
  page: number
  pages: number
  /** What the pages are of, where several lists stand together. */
  label: string | undefined
  onGo: (page: number) => void
}

/** The way to the first, previous, next, last and any typed page. */
export function PageLinks({ page, pages, label, onGo }: PageLinksProps) {
  const texts = useTableTexts()
  return (
    <nav
      aria-label={label === undefined ? texts.pages.navigation : `${texts.pages.navigation}: ${label}`}
      className="ui-pagination-pages"
    >
      <IconButton
        icon={<FirstPageIcon />}
        isDisabled={page <= 1}
        label={texts.pages.first}
        onPress={() => onGo(1)}
        size="small"
      />
      <IconButton
        icon={<ChevronLeftIcon />}
        isDisabled={page <= 1}
        label={texts.pages.previous}
        onPress={() => onGo(Math.min(page - 1, pages))}
        size="small"
      />
      <PageInput key={page} onGo={onGo} page={page} pages={pages} />
      <IconButton
        icon={<ChevronRightIcon />}
        isDisabled={page >= pages}
        label={texts.pages.next}
        onPress={() => onGo(page + 1)}
        size="small"
      />
      <IconButton
        icon={<LastPageIcon />}
        isDisabled={page >= pages}
        label={texts.pages.last}
        onPress={() => onGo(pages)}
        size="small"
      />
    </nav>
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
