import type { Permission, Scope } from '../../../../src/domain/session.ts'
import { plainAccount } from '../../../companies/accounts.ts'
import { demoCompany, otherCompany } from '../../../companies/demo/company.ts'
import { demoPasswordHash } from '../../../companies/demo/passwordHash.ts'
import { imageAddress } from '../../../images/address.ts'
import { backgrounds, clothing, demoPortrait, person, type Portrait } from '../../../images/demo/portrait.ts'
import type { ImageRepositories } from '../../../images/images.ts'
import { newId } from '../../../store/identifiers.ts'
import type { Repositories } from '../store/repositories.ts'

interface DemoUser {
  readonly companyId: string
  readonly userId: string
  readonly name: string
  readonly scope: Scope
  readonly mobile: string
  readonly isActive?: boolean
  readonly permissions?: readonly Permission[]
  /** Absent: initials are shown. */
  readonly portrait?: Portrait
  /** Codes of the shops. */
  readonly shops: readonly string[]
}

const demoUsers: readonly DemoUser[] = [
  {
    companyId: demoCompany.id,
    userId: 'ketoan.truong@tokhai.example',
    name: 'Nguyễn Thị Thanh Hương',
    scope: 'ADMIN',
    mobile: '0904123456',
    portrait: person(backgrounds.lilac, clothing.wine, true),
    shops: ['SMX-HN01', 'SMX-HP01', 'SMX-KHO'],
  },
  {
    companyId: demoCompany.id,
    userId: 'ketoan.hoadon@tokhai.example',
    name: 'Phạm Văn Đức',
    scope: 'USER',
    mobile: '0913406182',
    portrait: person(backgrounds.sand, clothing.green, false),
    permissions: ['declaration.new', 'declaration.make', 'declaration.send'],
    shops: ['SMX-HN01'],
  },
  {
    companyId: demoCompany.id,
    userId: 'cuahang.haiphong@tokhai.example',
    name: 'Đặng Thu Trang',
    scope: 'USER',
    mobile: '0987654321',
    portrait: person(backgrounds.sky, clothing.wine, true),
    permissions: ['shop.save', 'template.add', 'template.save'],
    shops: ['SMX-HP01'],
  },
  {
    companyId: demoCompany.id,
    userId: 'kho.donganh@tokhai.example',
    name: 'Hoàng Minh Quân',
    scope: 'USER',
    mobile: '0938111222',
    isActive: false,
    shops: ['SMX-KHO'],
  },
  {
    companyId: otherCompany.id,
    userId: 'nhanvien@huongque.example',
    name: 'Park Ji Woo',
    scope: 'USER',
    mobile: '0977333444',
    portrait: person(backgrounds.mint, clothing.white, true),
    shops: ['HQ-BT'],
  },
]

const page = { number: 0, size: 100, sort: null }

/** Further users of both demo companies, beside one account for each scope. */
export const userRows = async ({ now }: { readonly now: Date }) => {
  const at = now.toISOString()
  const rows = await Promise.all(
    demoUsers.map(async ({ shops, portrait, ...user }, index) => {
      const picture = portrait === undefined ? null : await demoPortrait(portrait)
      const account = {
        ...plainAccount,
        ...user,
        id: newId(),
        email: user.userId,
        profileImage: picture === null ? null : imageAddress(picture.name),
        passwordHash: await demoPasswordHash(),
        employeeNo: `NV${String(index + 1).padStart(4, '0')}`,
        isEmployeeNoAutomatic: true,
        createdAt: at,
        changedAt: at,
      }
      return { shops, account, picture }
    }),
  )
  return {
    async insert({ accounts, shops: kept, images }: Repositories & ImageRepositories): Promise<void> {
      for (const { account, shops, picture } of rows) {
        if (picture !== null) await images.keep(account.companyId, picture)
        await accounts.insert(account)
        const { items } = await kept.page(account.companyId, [], page)
        const ids = items.filter(({ shop_code }) => shops.includes(shop_code)).map(({ id }) => id)
        await kept.setUsed(account.companyId, 'account', account.id, ids)
      }
    },
  }
}
