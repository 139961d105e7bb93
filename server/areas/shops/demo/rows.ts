import { newShop, type ShopValues } from '../../../../src/domain/shop/shop.ts'
import { demoCompany, otherCompany } from '../../../companies/demo/company.ts'
import { imageAddress } from '../../../images/address.ts'
import type { Colour } from '../../../images/demo/drawing.ts'
import { demoLogo, logoColours } from '../../../images/demo/logo.ts'
import type { ImageRepositories } from '../../../images/images.ts'
import { newId } from '../../../store/identifiers.ts'
import { versionOf } from '../content.ts'
import type { Repositories } from '../store/repositories.ts'
import type { Shop } from '../../../shops/shops.ts'

interface DemoShop {
  readonly companyId: string
  readonly values: Partial<ShopValues>
  /** The colour of its logo. */
  readonly logo?: Colour
  /** Numbers of its POS. */
  readonly pos: readonly string[]
  /** User ids of those who work there. */
  readonly staff: readonly string[]
}

const demoShops: readonly DemoShop[] = [
  {
    companyId: demoCompany.id,
    values: {
      shop_code: 'SMX-HN01',
      name: 'Cửa hàng Sao Mai Xanh Đội Cấn',
      address: 'Số 15 phố Đội Cấn, phường Ba Đình, thành phố Hà Nội',
      email: 'doican@saomaixanh.example',
      tel_no: '02439268888',
      fax_no: '02439268889',
    },
    logo: logoColours.green,
    pos: ['001', '002', '003'],
    staff: ['admin@tokhai.example', 'user@tokhai.example'],
  },
  {
    companyId: demoCompany.id,
    values: {
      shop_code: 'SMX-HP01',
      name: 'Cửa hàng Sao Mai Xanh Hải Phòng',
      address: 'Số 102 phố Lạch Tray, phường Ngô Quyền, thành phố Hải Phòng',
      email: 'haiphong@saomaixanh.example',
      tel_no: '02253846666',
    },
    logo: logoColours.blue,
    pos: ['001'],
    staff: [],
  },
  {
    companyId: demoCompany.id,
    values: {
      shop_code: 'SMX-KHO',
      name: 'Quầy bán sỉ Đông Anh',
      address: 'Lô C2, khu công nghiệp Đông Anh, thành phố Hà Nội',
      auto: false,
    },
    pos: ['SI-01', 'SI-02'],
    staff: [],
  },
  {
    companyId: otherCompany.id,
    values: {
      shop_code: 'HQ-BT',
      name: 'Hương Quê Bến Thành',
      address: 'Số 88 đường Lê Lợi, phường Bến Thành, Thành phố Hồ Chí Minh',
      tel_no: '02838227777',
    },
    logo: logoColours.orange,
    pos: ['001', '002'],
    staff: ['admin@huongque.example'],
  },
  {
    companyId: otherCompany.id,
    values: { shop_code: 'HQ-TD', name: 'Hương Quê Thủ Đức', address: 'Số 5 đường Võ Văn Ngân, Thành phố Hồ Chí Minh' },
    pos: ['001'],
    staff: [],
  },
]

const shopOf = ({ companyId, values, pos }: Omit<DemoShop, 'logo'>, logo: string): Shop => {
  const pos_id = pos.map((pos_no) => ({ sid: newId(), pos_no, del_yn: 'N' as const }))
  const shop = { ...newShop(), ...values, logo, pos_id }
  return { ...shop, id: newId(), companyId, version: versionOf(shop) }
}

/** Shops of both demo companies, and who works in them. */
export const shopRows = async () => {
  const rows = await Promise.all(
    demoShops.map(async ({ logo, ...demo }) => ({ demo, logo: logo === undefined ? null : await demoLogo(logo) })),
  )
  return {
    async insert({ shops, accounts, images }: Repositories & ImageRepositories): Promise<void> {
      for (const { demo, logo } of rows) {
        if (logo !== null) await images.keep(demo.companyId, logo)
        const shop = shopOf(demo, logo === null ? '' : imageAddress(logo.name))
        await shops.insert(shop)
        for (const userId of demo.staff) {
          const account = await accounts.byUserId(userId)
          if (account !== null) await shops.addUse(shop.companyId, shop.id, 'account', account.id)
        }
      }
    },
  }
}
