import { contract } from '../../../src/api/contract/contract.ts'
import { pitCertificateRights, type calls } from '../../../src/api/contract/pitCertificateRights.ts'
import type { Permission } from '../../../src/domain/session.ts'
import type { CallTests } from '../support/callTests.ts'
import type { ContractServer } from '../support/contractServer.ts'
import { unknown } from '../support/families/ground.ts'

const { grant } = pitCertificateRights

const accountOf = async ({ pit }: ContractServer) => {
  const { accounts } = await pit.get(contract.listPitAccounts, { body: {} })
  const [account] = accounts
  if (account === undefined) throw new Error('no PIT user')
  return account
}

const change = (permissions: Permission[], before: Permission[]) => ({ permissions, before })

/** Two of them are not what an account has. */
const choices: readonly Permission[][] = [[], ['pit-certificate.new'], ['pit-certificate.delete']]

export const tests: CallTests<typeof calls> = {
  listPitAccounts: {
    admits: ['SYS_ADMIN', 'ADMIN PIT'],
    request: () => ({ body: {} }),
    refusals: {},
    toOtherCompany: { pagination: {} },
  },
  grantPitCertificates: {
    admits: ['SYS_ADMIN', 'ADMIN PIT'],
    async request(server) {
      const { id, permissions } = await accountOf(server)
      return { params: { id }, body: change(permissions, permissions) }
    },
    refusals: {
      'record.absent': ({ pit }) => pit.ask(grant, { ...unknown, body: change([], []) }),
      async 'pitCertificate.rightsChanged'(server) {
        const { id, permissions } = await accountOf(server)
        const [given = [], before = []] = choices.filter((each) => each.join(' ') !== permissions.join(' '))
        return server.pit.ask(grant, { params: { id }, body: change(given, before) })
      },
    },
    toOtherCompany: 'record.absent',
  },
}
