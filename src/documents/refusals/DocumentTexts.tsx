import type { ReactNode } from 'react'
import { AreaTexts } from '../../failures/AreaTexts.tsx'
import { useFiledKind } from '../filedKind.ts'

/** Within it, refusals of documents and signatures are described by their own texts. */
export const DocumentTexts = ({ children }: { readonly children: ReactNode }) => (
  <AreaTexts texts={useFiledKind().failureTexts}>{children}</AreaTexts>
)
