import type { DemoToken } from '../../../../signing/demoCa.ts'
import type { CertificateContent } from '../../../../src/domain/pitCertificate/content.ts'
import { certificateKey, certificateKind } from '../../../../src/domain/pitCertificate/kind.ts'
import { certificateSignature } from '../../../../src/domain/pitCertificate/layout.ts'
import type { AuthorityRegister } from '../../../authority/simulator/register.ts'
import { demoAccounts } from '../../../companies/demo/accounts.ts'
import { demoCompany } from '../../../companies/demo/company.ts'
import { enterInBooks, fileDemo, keepFiling, type DemoFiled, type DemoFiling } from '../../../documents/demo/filings.ts'
import { openDemoSigner, type DemoSigner } from '../../../documents/demo/signer.ts'
import { yearOf } from '../../../documents/documentKey.ts'
import { keepRefused } from '../../../numbering/ofDocument.ts'
import { newId } from '../../../store/identifiers.ts'
import { newLookupCode, newReference } from '../codes.ts'
import { contentHash } from '../keptPitCertificates.ts'
import { certificateMessage } from '../messages.ts'
import { seriesOf } from '../numbering.ts'
import type { PitCertificateDraft } from '../store/pitCertificates.ts'
import type { Repositories } from '../store/repositories.ts'
import { demoCertificates, type DemoCertificate } from './certificates.ts'

interface Prepared {
  readonly demo: DemoCertificate
  readonly draft: PitCertificateDraft
  /** Of the company that has the demo token; null of a draft. */
  readonly filing: DemoFiling | null
}

interface Parts {
  readonly token: DemoToken
  readonly now: Date
  readonly books: AuthorityRegister
}

const minute = 60_000

const filed: DemoFiled<CertificateContent, CertificateContent> = {
  key: certificateKey,
  kind: certificateKind,
  layout: certificateSignature,
  messageOf: ({ comp_taxcd, xml_vs }) => ({ type: certificateMessage.type, taxCode: comp_taxcd, version: xml_vs }),
}

const draftOf = ({ content, begun }: DemoCertificate): PitCertificateDraft => ({
  id: newId(begun.getTime()),
  year: yearOf(begun),
  reference: newReference(content.inv_date),
  given: { lookup_cd: newLookupCode(), corrects_sid: '' },
  contentHash: contentHash(content),
  content,
  madeAt: begun.toISOString(),
})

const filedAt = ({ begun }: DemoCertificate): Date => new Date(begun.getTime() + 10 * minute)

const prepared = async (demo: DemoCertificate, signer: DemoSigner): Promise<Prepared> => {
  const draft = draftOf(demo)
  const isSigned = demo.number !== null && demo.companyId === demoCompany.id
  const issued = { ...draft, companyId: demo.companyId, number: demo.number ?? 0 }
  const filing = isSigned ? await fileDemo(filed, issued, signer, filedAt(demo)) : null
  return { demo, draft, filing }
}

/** The way of an issued one up to its status. */
const moveOn = async (
  { pitCertificates, numbers }: Repositories,
  { demo, draft }: Pick<Prepared, 'demo' | 'draft'>,
): Promise<void> => {
  const { companyId, status, message, number, content } = demo
  if (number === null || status === 'draft') return
  const { id } = draft
  const sentAt = filedAt(demo).toISOString()
  const sent = { signedBy: content.comp_nm, requestedAt: sentAt, filedHash: draft.contentHash }
  await pitCertificates.move({ companyId, id, in: ['draft'] }, { status: 'sent', message: '', ...sent }, sentAt)
  await pitCertificates.setNumber(companyId, id, number)
  const series = seriesOf(companyId, content.serial_no)
  await numbers.hold(series)
  await numbers.setCounter(series, { next: number + 1, lastDay: content.inv_date })
  if (status === 'sent') return
  const answeredAt = new Date(filedAt(demo).getTime() + 90 * minute).toISOString()
  await pitCertificates.move(
    { companyId, id, in: ['sent'] },
    { status, message, more: { answered_at: answeredAt } },
    answeredAt,
  )
  if (status !== 'rejected') return
  await keepRefused({ numbers }, series, { documentId: id, number, day: content.inv_date }, answeredAt)
  await pitCertificates.setNumber(companyId, id, null)
}

/** Certificates in every status, and some of the other company. */
export const certificateRows = async ({ token, now, books }: Parts) => {
  const signer = await openDemoSigner(token)
  const all = await Promise.all(demoCertificates(now).map((demo) => prepared(demo, signer)))
  return {
    async insert(inside: Repositories): Promise<void> {
      const filer = await inside.accounts.byUserId(
        demoAccounts.find(({ scope }) => scope === 'ADMIN PIT')?.userId ?? '',
      )
      if (filer === null) throw new Error('the demo certificates need the demo accounts')
      for (const { demo, draft, filing } of all) {
        await inside.pitCertificates.insert(demo.companyId, [draft])
        await inside.pitCertificatePeople.keep(demo.companyId, draft.content)
        const answer = demo.status === 'sent' ? null : undefined
        if (filing !== null) await keepFiling(inside, filing, { filedBy: filer.id, answer })
        await moveOn(inside, { demo, draft })
      }
    },
    async onInserted(): Promise<void> {
      for (const { demo, filing } of all)
        if (filing !== null && demo.status === 'sent') await enterInBooks(books, filing)
    },
  }
}
