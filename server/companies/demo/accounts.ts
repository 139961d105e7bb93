import type { Scope } from '../../../src/domain/session.ts'
import { demoCompany, otherCompany } from './company.ts'

export interface DemoAccount {
  readonly userId: string
  readonly name: string
  readonly scope: Scope
  readonly companyId: string | null
  readonly isActive: boolean
}

/** Every demo account signs in with this. */
export const demoPassword = 'Tokhai@2026'

/** One account per scope (seed 002 §6); the first of each is what a stranger is shown. */
export const demoAccounts: readonly DemoAccount[] = [
  { userId: 'admin@tokhai.example', name: 'Trần Quốc Bảo', scope: 'ADMIN', companyId: demoCompany.id, isActive: true },
  {
    userId: 'sysadmin@tokhai.example',
    name: 'Lê Hoàng Long',
    scope: 'SYS_ADMIN',
    companyId: demoCompany.id,
    isActive: true,
  },
  {
    userId: 'pit.admin@tokhai.example',
    name: 'Phạm Thu Hà',
    scope: 'ADMIN PIT',
    companyId: demoCompany.id,
    isActive: true,
  },
  {
    userId: 'pit.user@tokhai.example',
    name: 'Đỗ Khánh Linh',
    scope: 'USER PIT',
    companyId: demoCompany.id,
    isActive: true,
  },
  { userId: 'site@tokhai.example', name: 'Vũ Đức Thịnh', scope: 'ADMIN SITE', companyId: null, isActive: true },
  { userId: 'user@tokhai.example', name: 'Ngô Thị Yến', scope: 'USER', companyId: demoCompany.id, isActive: true },
]

/** For trying what the first list does not show: another company's administrator, and an account that waits for approval (901). */
export const furtherDemoAccounts: readonly DemoAccount[] = [
  { userId: 'admin@huongque.example', name: 'Kim Min Jun', scope: 'ADMIN', companyId: otherCompany.id, isActive: true },
  {
    userId: 'pit.admin@huongque.example',
    name: 'Lý Ngọc Mai',
    scope: 'ADMIN PIT',
    companyId: otherCompany.id,
    isActive: true,
  },
  { userId: 'pending@tokhai.example', name: 'Bùi Gia Huy', scope: 'USER', companyId: demoCompany.id, isActive: false },
]
