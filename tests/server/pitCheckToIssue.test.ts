import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { checkCertificates } from '../../server/areas/pitCertificates/checkToIssue.ts'
import type { Member } from '../../server/companies/member.ts'
import { newId } from '../../server/store/identifiers.ts'
import type { WantedToIssue } from '../../src/api/contract/pitCertificateChecks.ts'
import type { CertificateContent } from '../../src/domain/pitCertificate/content.ts'
import { account, companies } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { certificateSaid } from './support/pitCertificates.ts'
import { storeForTests } from './support/serverForTests.ts'

const databases = await startDatabases()
const companyId = account.companyId ?? ''
const member: Member = { account: { ...account, scope: 'ADMIN PIT' }, companyId, expiresAt: 0 }
const stranger: Member = { ...member, companyId: companies[1]?.id ?? '' }
const clock = () => new Date('2026-11-20T01:00:00.000Z')
const detailSchema = v.object({ total: v.string() })

describe.each(databases.map((database) => [database.kind, database] as const))(
  'the check before a run of certificates, on %s',
  (_kind, database) => {
    const opened = storeForTests(database)
    let drafted = 0
    const draft = async (...changes: readonly Partial<CertificateContent>[]): Promise<readonly string[]> => {
      const made = changes.map((change) => {
        drafted += 1
        return {
          id: newId(),
          year: 2026,
          reference: `PIT20261120-${drafted}`,
          contentHash: `version-${drafted}`,
          content: certificateSaid(change),
          given: { lookup_cd: newId(), corrects_sid: '' },
          madeAt: '2026-11-20T00:00:00.000Z',
        }
      })
      await opened.store.pitCertificates.insert(companyId, made)
      return made.map(({ id }) => id)
    }
    const check = async (
      { sid = [], ...wanted }: Partial<Omit<WantedToIssue, 'sid'>> & { readonly sid?: readonly string[] },
      who = member,
    ) => {
      const result = await checkCertificates(opened.store, clock, who, {
        of: 'selected',
        search_value: '',
        ...wanted,
        sid: [...sid],
      })
      if (!result.ok) throw new Error(result.failure.reason)
      return result.value.certificates
    }
    const noted = async () => {
      const rows = await opened.db
        .selectFrom('audit')
        .select(['action', 'detail'])
        .where('company_id', '=', companyId)
        .execute()
      return rows.map(({ action, detail }) => [
        action,
        v.parse(v.pipe(v.string(), v.parseJson(), detailSchema), detail).total,
      ])
    }
    const symbolOf = (letters: string) => ({ serial_no: `CT26${letters}` })

    it('answers versions and what is missing, and notes one entry for all of them', async () => {
      const before = await noted()
      const sid = await draft({}, { taxpayer_eml: '' }, {})
      const answered = await check({ sid })
      expect(answered.map(({ sid: id, version }) => ({ id, version }))).toEqual(
        sid.map((id, place) => ({ id, version: `version-${drafted - 2 + place}` })),
      )
      expect(answered.map(({ problems }) => problems.map(({ field }) => field))).toEqual([[], ['taxpayer_eml'], []])
      expect((await noted()).slice(before.length)).toEqual([['pitCertificate.checkedToIssue', '3']])
    })

    it('answers the earliest day first, so that no number of a later day is drawn before it', async () => {
      const [late, early, between] = await draft(
        { inv_date: '2026-11-20' },
        { inv_date: '2026-11-18' },
        { inv_date: '2026-11-19' },
      )
      const answered = await check({ sid: [late ?? '', early ?? '', between ?? ''] })
      expect(answered.map(({ sid }) => sid)).toEqual([early, between, late])
    })

    it('answers drafts of one day in the order in which they were made', async () => {
      const made = await draft(...Array.from({ length: 5 }, () => symbolOf('LO')))
      const answered = await check({ of: 'list', ...symbolOf('LO') })
      expect(answered.map(({ sid }) => sid)).toEqual(made)
    })

    it('takes the drafts of the list as it is narrowed, and nothing else of it', async () => {
      const [one, other, issued] = await draft(symbolOf('LA'), symbolOf('LA'), symbolOf('LA'), symbolOf('LB'))
      await opened.db
        .updateTable('pit_certificates')
        .set({ etax_status: 'sent' })
        .where('company_id', '=', companyId)
        .where('id', '=', issued ?? '')
        .execute()
      const ids = async (wanted: Partial<WantedToIssue>) =>
        new Set((await check({ of: 'list', ...wanted })).map(({ sid }) => sid))
      expect(await ids(symbolOf('LA'))).toEqual(new Set([one, other]))
      expect(await ids({ ...symbolOf('LA'), status: 'accepted' })).toEqual(new Set())
      expect(await ids({ ...symbolOf('LA'), start_date: '2026-11-21' })).toEqual(new Set())
    })

    it('answers nothing of another company', async () => {
      const sid = await draft({}, {})
      expect(await check({ sid }, stranger)).toEqual([])
      expect(await check({ of: 'list' }, stranger)).toEqual([])
    })
  },
)
