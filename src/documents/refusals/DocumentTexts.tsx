import { useMemo, type ReactNode } from 'react'
import { AreaTexts } from '../../failures/AreaTexts.tsx'
import { failureTexts as formTexts } from '../../records/form/failureTexts.ts'
import { failureTexts as signingTexts } from '../../signing/failures/failureTexts.ts'
import { useFiledKind } from '../filedKind.ts'
import { failureTexts as documentTexts } from './failureTexts.ts'

/** Within it, refusals of documents and signatures are described by their own texts, those of the kind first. */
export const DocumentTexts = ({ children }: { readonly children: ReactNode }) => {
  const { failureTexts } = useFiledKind()
  const texts = useMemo(() => [failureTexts, documentTexts, formTexts, signingTexts], [failureTexts])
  return <AreaTexts texts={texts}>{children}</AreaTexts>
}
