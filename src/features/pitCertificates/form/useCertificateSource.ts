import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PitCertificateDetail } from '../../../api/contract/pitCertificateFiling.ts'
import { useApi } from '../../../api/provider.tsx'
import { codeListQuery, nationalitiesQuery } from '../../../api/queries/commons.ts'
import { readAnew } from '../../../api/queries/readAnew.ts'
import { companyQuery } from '../../../api/queries/settings.ts'
import type { OpenedDocument } from '../../../documents/form/page/openedDocument.ts'
import { useOpeningSource } from '../../../documents/form/page/useOpeningSource.ts'
import { vietnamDay } from '../../../domain/dates.ts'
import type { CertificateValues } from '../../../domain/pitCertificate/content.ts'
import type { OpeningSource } from '../../../records/form/OpeningDialog.tsx'
import type { CertificateOpening } from '../address.ts'
import { symbolsQuery } from '../queries/useKnownSymbols.ts'
import type { FormFacts } from './formRules.ts'
import { newestOf, onlySymbol, openedFrom } from './opening.ts'
import { certificateDetailQuery } from './queries.ts'

/** What the form of a certificate opens with, what an existing one shows beside its fields, and what these offer. */
export interface OpenedCertificate {
  readonly opened: OpenedDocument<CertificateValues>
  readonly record: PitCertificateDetail | null
  readonly facts: FormFacts
}

/**
 * What the form opens with: the company and today's symbol for a new one, the certificate itself, or the one that is taken over; and what
 * its fields offer.
 */
export const useCertificateSource = (opening: CertificateOpening): OpeningSource<OpenedCertificate> => {
  const api = useApi()
  const { document, copy, next, corrects } = opening
  const isNew = document === null
  const id = document ?? corrects?.id ?? copy ?? next
  const [today] = useState(() => vietnamDay(new Date()))
  const company = useQuery({ ...companyQuery(api), ...readAnew, enabled: isNew })
  const detail = useQuery({ ...certificateDetailQuery(api, id ?? ''), ...readAnew, enabled: id !== null })
  const symbols = useQuery({ ...symbolsQuery(api, today), ...readAnew, enabled: isNew })
  const versions = useQuery(codeListQuery(api, 'xml-version'))
  const nationalities = useQuery(nationalitiesQuery(api))
  const read = [...(isNew ? [company] : []), ...(id === null ? [] : [detail])]
  return useOpeningSource({ read, lists: [versions, nationalities], asked: isNew ? [symbols] : [] }, () => {
    if (versions.data === undefined || nationalities.data === undefined) return null
    const newest = newestOf(versions.data)
    const symbol = onlySymbol(symbols.data ?? [])
    const opened = openedFrom(opening, { company: company.data, detail: detail.data, today, newest, symbol })
    if (opened === null) return null
    const facts = { today, newest, nationalities: nationalities.data }
    return { opened, record: isNew ? null : (detail.data ?? null), facts }
  })
}
