import type { ReactNode } from 'react'
import { Link as AriaLink } from 'react-aria-components'
import { useTexts } from '../texts.ts'
import './Link.css'

type LinkProps = {
  children: ReactNode
  href: string
  /** `inline` is coloured and underlined on hover; `quiet` takes the colour of its text. */
  variant?: 'inline' | 'quiet' | undefined
  target?: '_blank' | undefined
  /** A file name, or true for the server's. */
  download?: string | true | undefined
  excludeFromTabOrder?: boolean | undefined
}

/** A link to an address: inside the site it goes through UiProvider's `navigate`. */
export function Link({ children, href, variant = 'inline', target, download, excludeFromTabOrder = false }: LinkProps) {
  const texts = useTexts()
  return (
    <AriaLink
      {...(target === undefined ? {} : { target, rel: 'noopener noreferrer' })}
      {...(download === undefined ? {} : { download })}
      {...(excludeFromTabOrder ? { excludeFromTabOrder: true } : {})}
      className="ui-link"
      data-variant={variant}
      href={href}
    >
      {children}
      {target === '_blank' && <span className="visually-hidden"> ({texts.opensNewTab})</span>}
    </AriaLink>
  )
}
