import { describe, expect, it } from 'vitest'
import { contract } from '../../src/api/contract/contract.ts'
import { templateCalls } from '../../src/api/contract/templates.ts'
import type { TemplateKind } from '../../src/domain/templates/codes.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { startDatabases } from './support/databases.ts'
import { serverForTests } from './support/serverForTests.ts'

const databases = await startDatabases()

const all = { query: { page_size: '100' } }

/** Names of the pictures that somebody's company shows, by what they belong to; empty where there is none. */
const picturesOf = async (visitor: Visitor): Promise<ReadonlyMap<string, string>> => {
  const { tax_id, profile_image: logo } = await visitor.get(contract.company)
  const { users } = await visitor.get(contract.listUsers, all)
  const { shops } = await visitor.get(contract.listShops, all)
  const details = await Promise.all(shops.map(({ id }) => visitor.get(contract.shopDetail, { params: { id } })))
  const addresses: [string, string][] = [
    [tax_id, logo],
    ...users.map(({ user_id, img_url }): [string, string] => [user_id, img_url ?? '']),
    ...details.map(({ shop_code, logo_url }): [string, string] => [shop_code, logo_url]),
  ]
  return new Map(addresses.map(([of, address]) => [of, address.split('/').at(-1) ?? '']))
}

const seen: ReadonlyMap<string, string>[] = []

describe.each(databases.map((database) => [database.kind, database] as const))(
  'pictures of the demo data on %s',
  (_kind, database) => {
    const server = serverForTests({}, { database })

    it('are shown to their company alone, and are the same on every database', async () => {
      const own = await signInAs(server.origin, 'admin@tokhai.example')
      const other = await signInAs(server.origin, 'admin@huongque.example')
      const pictures = await picturesOf(own)
      for (const of of ['0199999984', 'admin@tokhai.example', 'ketoan.truong@tokhai.example', 'SMX-HN01'])
        expect(pictures.get(of), of).toMatch(/^[0-9a-f]{64}\.png$/)
      // Some have none, so that initials and the empty frame can be seen.
      expect([pictures.get('kho.donganh@tokhai.example'), pictures.get('SMX-KHO')]).toEqual(['', ''])
      for (const name of new Set(pictures.values())) {
        if (name === '') continue
        const shown = { params: { name } }
        expect((await own.ask(contract.showImage, shown)).headers.get('content-type')).toBe('image/png')
        expect((await other.ask(contract.showImage, shown)).reason).toBe('record.absent')
      }
      seen.push(new Map([...pictures, ...(await picturesOf(other))]))
      expect(seen.at(-1)).toEqual(seen[0])
    })

    it.each(['invoice', 'document'] as const)(
      "are taken by a new template of the kind %s that has no logo: its company's [001-5-22 001-7-04]",
      async (kind: TemplateKind) => {
        const own = await signInAs(server.origin, 'admin@tokhai.example')
        const { profile_image } = await own.get(contract.company)
        const content =
          kind === 'invoice'
            ? { smbl_type: 'T', smbl_kind: 'C', form_no: '1', serial_no: 'C31TQQ', temp_id: '1000000111' }
            : { smbl_type: 'CT', smbl_kind: 'E', form_no: '03/TNCN', serial_no: 'CT31QQ', temp_id: 'CTPIT00000' }
        const payload = { ...content, start_date: '2031-01-01', start_no: '1', bg_img: '', pos_comp: [] }
        const made = await own.get(templateCalls[kind].create, { body: { payload: JSON.stringify(payload) } })
        const { logo_img } = await own.get(templateCalls[kind].detail, { params: { id: made?.id ?? '' } })
        expect(logo_img).toBe(profile_image)
      },
    )
  },
)
