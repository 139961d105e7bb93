import { beforeAll, describe, expect, it } from 'vitest'
import { calls as itemCalls } from '../../src/api/contract/items.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { companyValuesOf } from '../../src/domain/companyForm.ts'
import { newItem } from '../../src/domain/items/item.ts'
import { newShop } from '../../src/domain/shop/shop.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { fileOf, png } from '../images/pictures.ts'
import { serverForTests } from './support/serverForTests.ts'

const shop = (logo: string) => ({ ...newShop(), name: 'Quầy Đông Anh', logo })
const item = (picture: string) => ({ ...newItem(), item_name: 'Chè sen', uom: 'hộp', unit_prc: '1', picture })

/** Each call that keeps the address of a picture, under the field that has it. */
const savings: Readonly<
  Record<string, readonly [field: string, save: (visitor: Visitor, address: string) => ReturnType<Visitor['ask']>]>
> = {
  'a profile': [
    'profile_image',
    async (visitor, profile_image) => {
      const { version, name, email, employee_no } = await visitor.get(contract.profile)
      const body = { name, email, employee_no, phone_number: '912345678', profile_image, version }
      return visitor.ask(contract.changeProfile, { body })
    },
  ],
  'a company': [
    'profile_image',
    async (visitor, profile_image) => {
      const company = await visitor.get(contract.company)
      const body = { ...companyValuesOf(company), profile_image, version: company.version }
      return visitor.ask(contract.changeCompany, { body })
    },
  ],
  'a new shop': ['logo', (visitor, logo) => visitor.ask(contract.createShop, { body: shop(logo) })],
  'a shop': [
    'logo',
    async (visitor, logo) => {
      const { id, version } = await visitor.get(contract.createShop, { body: shop('') })
      return visitor.ask(contract.changeShop, { params: { id }, body: { ...shop(logo), version } })
    },
  ],
  'a new item': ['picture', (visitor, picture) => visitor.ask(itemCalls.createItem, { body: item(picture) })],
  'an item': [
    'picture',
    async (visitor, picture) => {
      const { id, version } = await visitor.get(itemCalls.createItem, { body: item('') })
      return visitor.ask(itemCalls.changeItem, { params: { id }, body: { ...item(picture), version } })
    },
  ],
}

describe('pictures of records', () => {
  const server = serverForTests()
  let visitor: Visitor
  let own: string
  let foreign: string
  const sendPicture = async (who: Visitor, size: number) =>
    (await who.get(contract.uploadImage, { body: { file_data: fileOf(await png(size, size)) } })).image_url
  beforeAll(async () => {
    visitor = await signInAs(server.origin, 'admin@tokhai.example')
    own = await sendPicture(visitor, 11)
    foreign = await sendPicture(await signInAs(server.origin, 'admin@huongque.example'), 12)
  })

  it.each(Object.entries(savings))('%s takes one of its own company alone', async (_record, [field, save]) => {
    const refused = { reason: 'fields.invalid', fields: [{ field, message: 'image_is_unknown' }] }
    expect(await save(visitor, foreign)).toMatchObject(refused)
    expect(await save(visitor, `https://evil.example${own}`)).toMatchObject(refused)
    expect(await save(visitor, own)).toMatchObject({ reason: null })
  })
})
