import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'
import { addCompany, deactivateCompany, type FirstDayRefusal } from '../../server/companies/firstDay.ts'
import { boundXmlVersion } from '../../server/companies/boundXmlVersion.ts'
import { liftConversion, type LiftRefusal } from '../../server/areas/invoices/conversion/liftConversion.ts'
import { openStore, type Store } from '../../server/openStore.ts'
import { xmlVersions } from '../../src/domain/declaration/versions.ts'
import { companyTypes } from '../../src/domain/companyType.ts'
import { shownInVietnam } from '../../src/domain/dates.ts'
import { taxCodeSchema, taxCodeWarning } from '../../src/domain/taxCode.ts'
import { requiredLine } from '../../src/domain/text.ts'
import { userIdSchema } from '../../src/domain/user/user.ts'
import { ownOptions } from '../commands/ownOptions.ts'
import { refuse } from '../commands/refuse.ts'
import { ownDatabase, sqliteFile, postgresUrl } from './data.ts'

const usage = `npm run company -- add --tax-code CODE --name "COMPANY" --admin ADDRESS --admin-name "NAME" [--type household]
npm run company -- list
npm run company -- xml-version CODE VERSION
npm run company -- deactivate CODE
npm run company -- lift-conversion CODE INVOICE --reason "WHY"`

const trimmed = v.pipe(v.optional(v.string(), ''), v.trim())

const newCompany = v.object({
  type: v.optional(v.picklist(companyTypes, `--type is one of ${companyTypes.join(', ')}`), 'organisation'),
  'tax-code': v.pipe(
    trimmed,
    v.check((text) => v.is(taxCodeSchema, text), '--tax-code must have 10 or 13 digits, or the 12 of a person'),
  ),
  name: v.pipe(trimmed, requiredLine(400, '--name is needed')),
  admin: v.pipe(
    trimmed,
    v.check((text) => v.is(userIdSchema, text), '--admin must be an e-mail address of at most 150 characters'),
  ),
  'admin-name': v.pipe(trimmed, requiredLine(100, '--admin-name is needed')),
})

const refusals: Readonly<Record<FirstDayRefusal, string>> = {
  'company.exists': 'there is a company with this tax code; nothing was made',
  'company.otherType':
    'the tax code of a household (--type household) has the 12 digits of a personal id, that of an organisation 10 or 13; nothing was made',
  'account.exists': 'somebody signs in with this address; nothing was made',
}

const clock = () => new Date()

const add = async (store: Store, given: unknown): Promise<number> => {
  const read = v.safeParse(newCompany, given)
  if (!read.success) return refuse(read.issues.map(({ message }) => message).join('\n'))
  const { type: companyType, 'tax-code': code, name, admin: typed, 'admin-name': personName } = read.output
  const taxCode = v.parse(taxCodeSchema, code)
  const admin = v.parse(userIdSchema, typed)
  const added = await addCompany(store, clock, { taxCode, companyType, companyName: name, userId: admin, personName })
  if (!added.ok) return refuse(refusals[added.failure])
  if (taxCodeWarning(taxCode) !== '') console.log(`Look again at ${taxCode}: its check digit is not the usual one.`)
  console.log(`${name} (${taxCode}) is there.
${admin} signs in once with this password, and then chooses another. It is shown only now:

    ${added.value.password}
`)
  return 0
}

const list = async (store: Store): Promise<number> => {
  const companies = await store.directory.all()
  for (const { taxCode, name, accounts, activeAccounts } of companies)
    console.log([taxCode.padEnd(14), `${activeAccounts} of ${accounts} accounts active`.padEnd(26), name].join('  '))
  console.log(`${companies.length} ${companies.length === 1 ? 'company' : 'companies'}`)
  return 0
}

const deactivate = async (store: Store, taxCode: string | undefined): Promise<number> => {
  if (taxCode === undefined) return refuse(usage)
  const done = await deactivateCompany(store, clock, taxCode)
  if (!done.ok) return refuse('there is no company with this tax code')
  const { company, closed } = done.value
  console.log(
    `Nobody of ${company.name} can sign in any more: ${closed} ${closed === 1 ? 'account was' : 'accounts were'} closed. Its records stay.`,
  )
  return 0
}

const stayWith = async (store: Store, taxCode: string | undefined, version: string | undefined): Promise<number> => {
  const known = ['newest', ...xmlVersions]
  if (taxCode === undefined || version === undefined || !known.includes(version))
    return refuse(`${usage}\nVERSION is one of ${known.join(', ')}`)
  const done = await boundXmlVersion(store, clock, taxCode, version === 'newest' ? '' : version)
  if (!done.ok) return refuse('there is no company with this tax code')
  console.log(
    version === 'newest'
      ? `${done.value.name} files the XML version that is in force.`
      : `${done.value.name} files XML version ${version} at most, until "xml-version ${taxCode} newest".`,
  )
  return 0
}

const liftRefusals: Readonly<Record<LiftRefusal, string>> = {
  'company.absent': 'there is no company with this tax code',
  'invoice.absent': 'the company has issued no e-invoice under this number; INVOICE is as it is printed, 1C26TAA-12',
  'invoice.notConverted': 'this e-invoice is not converted to paper; nothing was done',
}

interface Given {
  readonly reason?: string | undefined
}

const why = requiredLine(255, '--reason is needed: the activity log and the history of the invoice keep it')

const lift = async (
  store: Store,
  taxCode: string | undefined,
  invoice: string | undefined,
  given: Given,
): Promise<number> => {
  if (taxCode === undefined || invoice === undefined) return refuse(usage)
  const reason = v.safeParse(why, given.reason ?? '')
  if (!reason.success) return refuse(reason.issues[0].message)
  const lifted = await liftConversion(store, clock, { taxCode, invoice, reason: reason.output })
  if (!lifted.ok) return refuse(liftRefusals[lifted.failure])
  const { by, at } = lifted.value
  console.log(`${invoice} may be converted to paper once more. ${by} had converted it, ${shownInVietnam(at)}.`)
  return 0
}

const follow = (store: Store, [command, ...rest]: readonly string[], values: Given): Promise<number> | number => {
  if (command === 'add' && rest.length === 0) return add(store, values)
  if (command === 'list' && rest.length === 0) return list(store)
  if (command === 'deactivate' && rest.length <= 1) return deactivate(store, rest[0])
  if (command === 'xml-version' && rest.length <= 2) return stayWith(store, rest[0], rest[1])
  if (command === 'lift-conversion' && rest.length <= 2) return lift(store, rest[0], rest[1], values)
  return refuse(usage)
}

const text = { type: 'string' } as const
const { values, words } = ownOptions(
  { 'tax-code': text, name: text, type: text, admin: text, 'admin-name': text, reason: text },
  true,
)

process.umask(0o077)
if (postgresUrl() === null && !existsSync(sqliteFile()))
  mkdirSync(dirname(sqliteFile()), { recursive: true, mode: 0o700 })
const { store } = await openStore(ownDatabase())
try {
  process.exitCode = await follow(store, words, values)
} finally {
  await store.close()
}
