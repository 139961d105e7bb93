import { useState } from 'react'
import type { PitCertificateRow } from '../../../api/contract/pitCertificates.ts'
import { useCurrentUser } from '../../../api/provider.tsx'
import { hasPermission } from '../../../domain/session.ts'
import { CertificateHistory } from '../history/CertificateHistory.tsx'

/** Leads to a certificate, or a new one: to its form, or for whoever may not read what it says, to its history. */
export const useOpenedRow = (rows: readonly PitCertificateRow[], openForm: (certificate: string) => void) => {
  const mayRead = hasPermission(useCurrentUser(), 'pit-certificate.amounts')
  const [shown, setShown] = useState<PitCertificateRow | null>(null)
  const openRow = (certificate: string): void => {
    if (certificate === 'new' || mayRead) openForm(certificate)
    else setShown(rows.find(({ sid }) => sid === certificate) ?? null)
  }
  const history = shown !== null && <CertificateHistory onClose={() => setShown(null)} row={shown} />
  return { openRow, history }
}
