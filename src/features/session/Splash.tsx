import { useLingui } from '@lingui/react/macro'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { Brand } from './Brand.tsx'
import './Splash.css'

/** A short wait before anything can be shown: the same bar as the page that the server paints first. */
export function Splash({ text }: { readonly text?: string | undefined }) {
  const { t } = useLingui()
  return (
    <div aria-busy="true" className="splash">
      <header className="splash-bar">
        <Brand />
      </header>
      <main className="splash-body">
        <h1 className="visually-hidden">tokhai</h1>
        <Spinner label={text === undefined ? t`Loading` : undefined} size={28} />
        {text !== undefined && <p role="status">{text}</p>}
      </main>
    </div>
  )
}
