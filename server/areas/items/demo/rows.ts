import { newItem, type ItemValues } from '../../../../src/domain/items/item.ts'
import { isNotReducedUnlessSaid } from '../../../../src/domain/items/rated.ts'
import { demoCompany, otherCompany } from '../../../companies/demo/company.ts'
import { demoGoods } from '../../../companies/demo/goods.ts'
import { newId } from '../../../store/identifiers.ts'
import { automaticCodeOf } from '../automaticCode.ts'
import { versionOf } from '../content.ts'
import type { Item } from '../store/items.ts'
import type { Repositories } from '../store/repositories.ts'

const numberOfItems = 2000
const batchSize = 500

const bodyAt = (place: number): ItemValues => {
  const kind = demoGoods[place % demoGoods.length]
  const round = Math.floor(place / demoGoods.length)
  const variety = ['', ' loại 1', ' loại 2', ' xuất khẩu', ' đặc biệt'][round % 5] ?? ''
  const pack = 1 + Math.floor(round / 5)
  const isForeign = place % 97 === 13
  if (kind === undefined) throw new Error('there are no kinds of demo items')
  return {
    ...newItem(),
    product_source: place % 3 !== 0,
    item_code: place % 3 === 0 ? `${kind.code}-${String(round + 1).padStart(3, '0')}` : '',
    item_name: `${kind.name}${variety}${pack === 1 ? '' : `, ${pack} ${kind.uom}`}`,
    item_kname: kind.english,
    uom: kind.uom,
    unit_prc: isForeign ? `${1 + (round % 40)}.${10 + (place % 89)}`.replace(/0$/, '') : String(kind.price * pack),
    vat_rate: kind.vat,
    not_reduced: isNotReducedUnlessSaid(kind.vat),
    curr_cd: isForeign ? 'USD' : 'VND',
    memo: place % 11 === 0 ? 'Giao trong ngày' : '',
  }
}

const itemOf = (body: ItemValues, companyId: string, now: Date): Item => ({
  ...body,
  id: newId(now.getTime()),
  companyId,
  version: versionOf(body),
  createdAt: now.toISOString(),
})

/** Two thousand items of the first demo company, some of them with automatic codes, and a few of the second. */
export const itemRows = ({ now }: { readonly now: Date }) => ({
  async insert({ items }: Repositories): Promise<void> {
    const bodies = Array.from({ length: numberOfItems }, (_none, place) => bodyAt(place))
    const automatic = bodies.filter(({ product_source }) => product_source)
    const first = await items.takeNumbers(demoCompany.id, automatic.length)
    automatic.forEach((body, at) => {
      body.item_code = automaticCodeOf(first + at)
    })
    const made = bodies.map((body) => itemOf(body, demoCompany.id, now))
    for (let at = 0; at < made.length; at += batchSize) await items.insert(made.slice(at, at + batchSize))
    const others = [0, 3, 6].map((place) => itemOf(bodyAt(place), otherCompany.id, now))
    await items.insert(others.map((item, at) => ({ ...item, item_code: `HQ-${at + 1}`, product_source: false })))
  },
})
