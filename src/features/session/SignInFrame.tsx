import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Brand } from './Brand.tsx'
import { DocumentTitle } from '../../ui/layout/DocumentTitle.tsx'
import './SignInFrame.css'

interface SignInFrameProps {
  readonly title: string
  readonly languageMenu?: ReactNode
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** The layout of every page outside: what the product does on one side, one card on the other. */
export function SignInFrame({ title, languageMenu, footer, children }: SignInFrameProps) {
  return (
    <div className="sign-in">
      <DocumentTitle title={title} />
      <aside className="sign-in-side">
        <Brand />
        <div className="sign-in-statement">
          <p className="sign-in-claim">
            <Trans>Your e-invoice declaration, from the form to the tax authority’s answer.</Trans>
          </p>
          <ol className="sign-in-steps">
            <li>
              <Trans>Fill in form 01/ĐKTĐ-HĐĐT</Trans>
            </li>
            <li>
              <Trans>Sign it with your USB token</Trans>
            </li>
            <li>
              <Trans>Register it with the tax authority</Trans>
            </li>
            <li>
              <Trans>Follow the answer</Trans>
            </li>
          </ol>
        </div>
      </aside>
      <div className="sign-in-body">
        <header className="sign-in-bar">
          <div className="sign-in-bar-brand">
            <Brand />
          </div>
          {languageMenu}
        </header>
        <main className="sign-in-main">
          <div className="sign-in-card">
            <h1 className="sign-in-title">{title}</h1>
            {children}
          </div>
        </main>
        {footer !== undefined && <footer className="sign-in-footer">{footer}</footer>}
      </div>
    </div>
  )
}
