import type { ReactNode } from 'react'
import { AreaTexts } from '../../../failures/AreaTexts.tsx'
import { failureTexts as formTexts } from '../../../records/form/failureTexts.ts'
import { failureTexts as signingTexts } from '../../../signing/failures/failureTexts.ts'
import { failureTexts } from './failureTexts.ts'

const known = [failureTexts, formTexts, signingTexts]

/** Within it, refusals of declarations and signatures are described by their own texts. */
export const DeclarationTexts = ({ children }: { readonly children: ReactNode }) => (
  <AreaTexts texts={known}>{children}</AreaTexts>
)
