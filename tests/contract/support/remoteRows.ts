import { join } from 'node:path'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import { openStore } from '../../../server/openStore.ts'
import { newId } from '../../../server/store/identifiers.ts'
import type { TestSigner } from '../../signing/support/authority.ts'
import type { ContractServer } from './contractServer.ts'
import type { TestUser } from './remoteSigning.ts'

/** Registers a certificate beside the server, which would refuse it, for the first demo company. */
export const registerForFirst = async (
  { folder }: ContractServer,
  user: TestUser,
  signer?: TestSigner,
): Promise<TestUser> => {
  const { store } = await openStore({ kind: 'sqlite', path: join(folder, 'tokhai.sqlite') })
  const record = {
    id: newId(),
    reg_id: '',
    org_nm: 'TEST CA',
    serial_no: user.serial,
    from_date: '2026-01-01T00:00:00',
    to_date: '2999-01-01T00:00:00',
    status: '1',
    certificate_type: '4',
    form_tp: '1',
    user_nm: user.userName,
  } as const
  await store.certificates.insertNew(demoCompany.id, record, signer?.certificate.fingerprint ?? null)
  await store.close()
  return user
}
