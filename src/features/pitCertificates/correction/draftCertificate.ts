import { company } from '../../../api/contract/settings.ts'
import { pitCertificateCorrections } from '../../../api/contract/pitCertificateCorrections.ts'
import { pitCertificateFiling } from '../../../api/contract/pitCertificateFiling.ts'
import { pitCertificateMatters } from '../../../api/contract/pitCertificateMatters.ts'
import { codeListQuery } from '../../../api/queries/commons.ts'
import type { CorrectionMethod } from '../../../domain/corrections/table.ts'
import { newCertificate } from '../../../domain/pitCertificate/defaults.ts'
import { certificateFeatures } from '../../../domain/pitCertificate/features.ts'
import { certificateKind } from '../../../domain/pitCertificate/kind.ts'
import { nothingDue } from '../../../domain/pitCertificate/notDue.ts'
import { succeed } from '../../../domain/result.ts'
import type { CorrectionDrafted } from '../../../machines/correction/setup.ts'
import { correctionOf, newestOf, onlySymbol } from '../form/opening.ts'
import type { CorrectionParts } from './provideCorrection.ts'

export interface Correcting {
  readonly documentId: string
  readonly error: string
  readonly method: Exclude<CorrectionMethod, 'notice'>
  readonly reason: string
}

const features = { adjust: certificateFeatures.adjusting, replace: certificateFeatures.replacing } as const

/** All that a new certificate begins with, and the certificate that it corrects. */
const readSources = async ({ api, queryClient, today }: CorrectionParts, id: string, signal: AbortSignal) => {
  const [detail, payer, symbols, standing, versions] = await Promise.all([
    api.send(pitCertificateFiling.detail, { params: { id } }, { signal }),
    api.send(company, {}, { signal }),
    api.send(pitCertificateMatters.symbols, { query: { inv_date: today } }, { signal }),
    api.send(pitCertificateCorrections, { params: { id } }, { signal }),
    queryClient.fetchQuery(codeListQuery(api, 'xml-version')),
  ])
  if (!detail.ok) return detail
  if (!payer.ok) return payer
  if (!standing.ok) return standing
  return succeed({
    detail: detail.value,
    payer: payer.value,
    left: standing.value.amounts ?? detail.value,
    today,
    newest: newestOf(versions),
    // Without symbols the draft has none, and its form says so.
    symbol: symbols.ok ? onlySymbol(symbols.value.symbols) : '',
  })
}

/** Saves the draft of a certificate that corrects another one. */
export const draftCertificate = async (
  parts: CorrectionParts,
  { documentId, error, method, reason }: Correcting,
  signal: AbortSignal,
): Promise<CorrectionDrafted> => {
  const sources = await readSources(parts, documentId, signal)
  if (!sources.ok) return sources
  const { detail, left, ...facts } = sources.value
  const begun = correctionOf(detail, features[method], newCertificate(facts), reason)
  const values = error === 'notDue' ? nothingDue(begun, left) : begun
  const body = { ...certificateKind.toContent(values), sid: '', version: '' }
  const saved = await parts.api.send(pitCertificateFiling.saveDraft, { body }, { signal })
  return saved.ok ? succeed({ draftId: saved.value.sid }) : saved
}
