import { useEffect, useRef, type ReactNode } from 'react'
import './Page.css'

type PageProps = {
  title: string
  description?: ReactNode
  actions?: ReactNode
  /** Over the heading: where the page stands below others. */
  above?: ReactNode
  /** Whether the heading takes the focus as it comes, where nothing has it: what it replaces has gone with it. */
  takesFocus?: boolean
  /** `full` fills the window, so that a table in it scrolls inside; `narrow` is for text and settings. */
  width?: 'full' | 'narrow' | undefined
  children: ReactNode
}

/** The main part of a page under the top bar, with its one h1, which takes the focus where somebody comes from another page. */
export function Page({ title, description, actions, above, takesFocus = false, width = 'full', children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) heading.current?.focus()
  }, [takesFocus])
  return (
    <main className="ui-page" data-width={width}>
      {above}
      <header className="ui-page-header">
        <div className="ui-page-heading">
          <h1 className="ui-page-title" ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {description !== undefined && <p className="ui-page-description">{description}</p>}
        </div>
        {actions !== undefined && <div className="ui-page-actions">{actions}</div>}
      </header>
      {children}
    </main>
  )
}

/** A whole window with one thing in its middle, under an optional bar: signing in, a fatal error. */
export function CentredPage({ bar, children }: { bar?: ReactNode; children: ReactNode }) {
  return (
    <div className="ui-app">
      {bar}
      <main className="ui-centred">{children}</main>
    </div>
  )
}

/** The frame of the whole window: a bar, and a page that takes the rest of the height. */
export function AppShell({ bar, children }: { bar: ReactNode; children: ReactNode }) {
  return (
    <div className="ui-app" data-fixed="">
      {bar}
      {children}
    </div>
  )
}

/** A bordered surface. */
export function Card({
  title,
  size = 'medium',
  children,
}: {
  title?: string | undefined
  size?: 'medium' | 'small' | undefined
  children: ReactNode
}) {
  return (
    <section className="ui-card" data-size={size}>
      {title !== undefined && <h2 className="ui-card-title">{title}</h2>}
      {children}
    </section>
  )
}
