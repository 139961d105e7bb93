import * as v from 'valibot'
import { listOf } from '../../domain/bounded.ts'
import { readText } from '../../domain/reading.ts'
import { pitGrantors, pitPermissions, readPermissions } from '../../domain/session.ts'
import { describeCall, none } from './call.ts'
import { idSchema } from './ids.ts'
import { listQuery, paginationSchema } from './paging.ts'

const grantors = { scopes: pitGrantors } as const

const path = '/api/wtx/ca/v1/e-pit/accounts'
const source = 'chosen (docs/decisions/0503)'

export const pitAccountSortColumns = ['full_name', 'user_id'] as const

const accountSchema = v.object({
  id: readText,
  full_name: readText,
  user_id: readText,
  is_active: v.boolean(),
  permissions: readPermissions,
})
export type PitAccount = v.InferOutput<typeof accountSchema>

const granted = listOf(v.picklist(pitPermissions), pitPermissions.length)

const list = describeCall({
  name: 'pitCertificates.accounts',
  summary: 'Accounts of the company whose scope is USER PIT, with what each may do, a page at a time',
  method: 'POST',
  path: `${path}/search`,
  access: grantors,
  params: none,
  query: none,
  body: v.strictObject(listQuery(pitAccountSortColumns)),
  answer: v.object({ accounts: listOf(accountSchema, 100), pagination: paginationSchema }),
  refusals: [],
  source,
})

const grant = describeCall({
  name: 'pitCertificates.grant',
  summary:
    'Gives an account of e-PIT these rights and takes all others of e-PIT from it; `before` is what the form was opened with',
  method: 'PUT',
  path: `${path}/:id/permissions`,
  access: grantors,
  params: v.strictObject({ id: idSchema }),
  query: none,
  body: v.strictObject({ permissions: granted, before: granted }),
  answer: v.object({ permissions: readPermissions }),
  refusals: ['record.absent', 'pitCertificate.rightsChanged'],
  source,
})

export const pitCertificateRights = { list, grant }

export const calls = { listPitAccounts: list, grantPitCertificates: grant }
