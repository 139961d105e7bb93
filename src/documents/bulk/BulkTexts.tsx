import type { ReactNode } from 'react'
import { AreaTexts } from '../../failures/AreaTexts.tsx'
import { failureTexts as hsmTexts } from '../../hsm/failureTexts.ts'
import { failureTexts as remoteTexts } from '../../signing/remote/failureTexts.ts'

const known = [hsmTexts, remoteTexts]

/** Within it, reasons of single documents have their texts too, whichever way did not sign them. */
export const BulkTexts = ({ children }: { readonly children: ReactNode }) => (
  <AreaTexts texts={known}>{children}</AreaTexts>
)
