import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addCompany } from '../../../server/companies/firstDay.ts'
import { demoTokenOrder, demoTokenPin } from '../../../server/companies/demo/company.ts'
import { openStore } from '../../../server/openStore.ts'
import { makeDemoKey } from '../../../signing/demoCa.ts'
import { writePkcs12 } from '../../../signing/keystores/pkcs12Bags.ts'

/** A business household as `npm run company -- add --type household` makes it. */
export const household = {
  taxCode: '001185012345',
  companyType: 'household',
  companyName: 'HỘ KINH DOANH GỐM SỨ ĐẶNG THỊ HÒA',
  userId: 'hoa@gomsu.example',
  personName: 'Đặng Thị Hòa',
} as const

/** Makes the household in a product's database; answers the password that its administrator is given. */
export const addHousehold = async (data: string): Promise<string> => {
  const { store } = await openStore({ kind: 'sqlite', path: join(data, 'tokhai.sqlite') })
  try {
    const added = await addCompany(store, () => new Date(), household)
    if (!added.ok) throw new Error(`no household: ${added.failure}`)
    return added.value.password
  } finally {
    await store.close()
  }
}

/** A token of the household, from the demo authority: its certificate names the person by the 12 digits of the personal id. */
export const householdToken = async (data: string): Promise<string> => {
  const { personName, taxCode } = household
  const { privateKeyPem, certificatePem } = await makeDemoKey({
    ...demoTokenOrder(data),
    companyName: personName,
    taxCode,
  })
  const path = join(data, 'household-token.p12')
  await writeFile(path, writePkcs12(privateKeyPem, certificatePem, demoTokenPin))
  return path
}
