import type { DemoTokenOrder } from '../../../signing/demoCa.ts'
import { demoTokenOrder, otherCompany } from '../../companies/demo/company.ts'

/** The user of the first demo company at the simulated provider. */
export const demoRemoteUser = 'saomaixanh.esign'
/** The second company's. */
export const otherRemoteUser = 'huongque.esign'

export interface DemoRemoteUser {
  readonly userName: string
  readonly order: DemoTokenOrder
}

/** Users of the simulated provider and whom their certificates are issued to. */
export const demoRemoteUsers = (dataFolder: string): readonly DemoRemoteUser[] => {
  const order = demoTokenOrder(dataFolder)
  const { vietnam_name: companyName, tax_id: taxCode } = otherCompany
  return [
    { userName: demoRemoteUser, order },
    { userName: otherRemoteUser, order: { ...order, companyName, taxCode } },
  ]
}
