import { use, useMemo, type ReactNode } from 'react'
import { KnownTexts, type FailureTexts } from './knownTexts.ts'

interface Props {
  /** Must keep its identity over renders. */
  readonly texts: readonly FailureTexts[]
  readonly children: ReactNode
}

/** Within it, failures and fields are described by these texts first, then by those around it. */
export const AreaTexts = ({ texts, children }: Props) => {
  const around = use(KnownTexts)
  const known = useMemo(() => [...texts, ...around], [texts, around])
  return <KnownTexts value={known}>{children}</KnownTexts>
}
