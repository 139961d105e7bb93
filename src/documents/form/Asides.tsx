import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFiledKind } from '../filedKind.ts'

interface Props {
  readonly children: ReactNode
}

/** Where an existing document stands, known with the document itself. */
export const StandingAside = ({ children }: Props) => {
  const { i18n } = useLingui()
  return (
    <aside aria-label={i18n._(useFiledKind().words.form.standing)} className="document-standing">
      {children}
    </aside>
  )
}

/** How an existing document got where it stands: beside its fields, or below them, where coming late moves none. */
export const ProgressAside = ({ children }: Props) => {
  const { t } = useLingui()
  return (
    <aside aria-label={t`Progress`} className="document-progress">
      {children}
    </aside>
  )
}
