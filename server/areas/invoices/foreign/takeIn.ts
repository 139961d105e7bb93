import { setImmediate } from 'node:timers/promises'
import type { ForeignOutcome } from '../../../../src/api/contract/invoiceForeign.ts'
import { foreignLimits, type ForeignProblem } from '../../../../src/domain/invoice/foreign/outcomes.ts'
import type { UnfitForeign } from '../../../../src/domain/invoice/foreign/readForeign.ts'
import { succeed, fail, type Result } from '../../../../src/domain/result.ts'
import type { Certificate } from '../../../../signing/certificate.ts'
import type { Clock } from '../../../clock.ts'
import type { Member } from '../../../companies/member.ts'
import { newId } from '../../../store/identifiers.ts'
import type { Store } from '../store/repositories.ts'
import { filesOf, isArchive, type ArchiveRefusal, type PackedFile } from './unzip.ts'
import { verifyForeign, type VerifiedForeign } from './verifyForeign.ts'

interface Parts {
  readonly store: Store
  readonly clock: Clock
  readonly roots: readonly Certificate[]
}

interface Sent {
  readonly bytes: Buffer
  readonly name: string
}

const longestName = 200

/** A name of a file to be shown, whatever the archive calls it. */
const shownName = (name: string): string => name.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, longestName)

const refused = (file: string, { problem, at }: UnfitForeign): ForeignOutcome => ({
  file,
  id: '',
  serial_no: '',
  inv_no: '',
  at,
  problem,
  unknown: [],
})

const of = (problem: ForeignProblem): UnfitForeign => ({ problem, at: '' })

/** Keeps one, unless there is an invoice of its number: one of the company's own, or one that was taken in before. */
const keep = (
  { store, clock }: Parts,
  { companyId, account }: Member,
  { said, xml, code, signature, signedBy, signedAt }: VerifiedForeign,
): Promise<Result<string, UnfitForeign>> =>
  store.transaction<string, UnfitForeign>(async (inside) => {
    const { form, symbol, number } = said
    const own = await inside.invoiceConversions.invoiceNumbered(companyId, { form, symbol, number })
    if (own !== null) return fail(of('own'))
    const id = newId()
    const isNew = await inside.foreignInvoices.insert({
      companyId,
      id,
      form_no: form,
      serial_no: symbol,
      number,
      xml_vs: said.version,
      inv_date: said.day,
      curr_cd: said.currency,
      buyer_nm: said.buyer,
      tax_code: said.buyerTaxCode,
      net_amt: said.net,
      tax_amt: said.tax,
      total_amt: said.total,
      tax_auth_cd: code,
      signature,
      signed_by: signedBy,
      signed_at: signedAt,
      unknownElements: said.unknown,
      xml,
      addedBy: account.id,
      addedAt: clock().toISOString(),
    })
    return isNew ? succeed(id) : fail(of('known'))
  })

const takeInOne = async (
  parts: Parts,
  member: Member,
  taxCode: string,
  { name, read }: PackedFile,
): Promise<ForeignOutcome> => {
  const file = shownName(name)
  const bytes = await read()
  if (!bytes.ok) return refused(file, of(bytes.failure))
  const verified = verifyForeign(bytes.value, { roots: parts.roots, taxCode, now: parts.clock() })
  if (!verified.ok) return refused(file, verified.failure)
  const kept = await keep(parts, member, verified.value)
  const { symbol, form, number, unknown } = verified.value.said
  const named = { serial_no: `${form}${symbol}`, inv_no: String(number) }
  if (!kept.ok) return { ...refused(file, kept.failure), ...named }
  return { file, id: kept.value, ...named, at: '', problem: null, unknown: [...unknown] }
}

const single = ({ bytes, name }: Sent): readonly PackedFile[] => [
  {
    name,
    read: () => Promise.resolve(bytes.length > foreignLimits.each ? fail('too_large' as const) : succeed(bytes)),
  },
]

/** Takes in an XML file or an archive of them, each for itself; others have their turn between two files. */
export const takeIn = async (
  parts: Parts,
  member: Member,
  sent: Sent,
): Promise<Result<readonly ForeignOutcome[], ArchiveRefusal>> => {
  const files = isArchive(sent.bytes) ? filesOf(sent.bytes) : succeed(single(sent))
  if (!files.ok) return files
  const company = await parts.store.companies.byId(member.companyId)
  if (company === null) throw new Error('a member has no company')
  const outcomes: ForeignOutcome[] = []
  for (const file of files.value) {
    outcomes.push(await takeInOne(parts, member, company.tax_id, file))
    await setImmediate()
  }
  const kept = outcomes.filter(({ problem }) => problem === null)
  if (kept.length > 0)
    await parts.store.transaction(async (inside) => {
      const entry = { at: parts.clock().toISOString(), companyId: member.companyId, accountId: member.account.id }
      const detail = { name: shownName(sent.name), count: kept.length }
      await inside.audit.append({ ...entry, action: 'foreignInvoice.kept', subjectId: kept[0]?.id ?? '', detail })
      return succeed(null)
    })
  return succeed(outcomes)
}
